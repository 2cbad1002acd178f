import { string } from 'yup';

/**
 * The focal point of a picture, such as `30% 60%`, as `object-position` of CSS. Beside `image` the
 * field is `imageFocus`, beside `src` it is `focus`.
 */
export const focalPointSchema = string()
  .matches(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, '${path} is two percentages, such as 30% 60%')
  .meta({
    label: 'Focal Point',
    hint: 'What stays in view where pages crop the picture.',
    kind: 'focalPoint',
  });
