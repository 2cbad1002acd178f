import { string } from 'yup';

/**
 * The focal point of a picture, such as `30% 60%`: what stays in view where a page crops it, as `object-position` of CSS. The
 * field beside `image` is `imageFocus`, and beside `src` it is `focus`.
 */
export const focalPointSchema = string()
  .matches(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, '${path} is two percentages, such as 30% 60%')
  .meta({
    label: 'Focal Point',
    hint: 'What stays in view where pages crop the picture.',
    kind: 'focalPoint',
  });
