/** The field of a picture's description: `imageAlt` of `image`, `alt` of `src`. */
export const textFieldOf = (picture: string) => beside(picture, 'Alt');

/** The field of a picture's focal point: `imageFocus` of `image`, `focus` of `src`. */
export const focusFieldOf = (picture: string) => beside(picture, 'Focus');

/** The field of the picture that a focal point belongs to. */
export const pictureFieldOf = (focus: string) => focus.replace(/\bfocus$/, 'src').replace(/Focus$/, '');

const beside = (picture: string, suffix: string) =>
  /\bsrc$/.test(picture) ? picture.replace(/src$/, suffix.toLowerCase()) : picture + suffix;
