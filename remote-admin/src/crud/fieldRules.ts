import { atLeast, emailAddress, yup } from 'shared/forms';
import { safeUrl } from 'shared/safeUrl';
import type { Field, FieldKind } from './entity';
import { pictureUrl } from './pictureUrl';

const required = 'This field is required';
const notAnAddress = 'Must be a web address, such as https://example.com/page';
const notAPicture = 'Must be the address of a picture that begins with https://';

const textRule = ({ isRequired }: Field) => (isRequired ? atLeast(1, required) : yup.string().default(''));

const emailRule = (field: Field) =>
  textRule(field).test('email', 'Invalid email address', (value) => {
    if (value === '') return true;
    return emailAddress('Invalid email address').isValidSync(value);
  });

const addressRule = (field: Field) =>
  textRule(field)
    .trim()
    .test('address', notAnAddress, (value) => value === '' || safeUrl(value) !== undefined);

const pictureRule = (field: Field) =>
  textRule(field)
    .trim()
    .test('picture', notAPicture, (value) => value === '' || pictureUrl(value) !== undefined);

/** A plain name is kept as a name: it is never made a link. */
const profileName = /^@?[\p{L}\p{N} ._-]+$/u;

const profileRule = (field: Field) =>
  textRule(field)
    .trim()
    .test(
      'profile',
      'Must be a profile name or a web address',
      (value) => value === '' || profileName.test(value) || safeUrl(value) !== undefined,
    );

const numberRule = () =>
  yup
    .number()
    .typeError('Must be a number')
    .required('Must be a number')
    .test('finite', 'Must be a number', (value) => Number.isFinite(value));

const checkboxRule = () => yup.boolean().typeError('Must be yes or no').default(false);

/** What each kind accepts, with the message that says why not. */
export const fieldRules: Record<FieldKind, (field: Field) => yup.ISchema<unknown>> = {
  text: textRule,
  longText: textRule,
  email: emailRule,
  url: addressRule,
  image: pictureRule,
  profile: profileRule,
  icon: textRule,
  date: textRule,
  checkbox: checkboxRule,
  number: numberRule,
  rating: numberRule,
};
