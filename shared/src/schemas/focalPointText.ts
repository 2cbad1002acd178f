/** A focal point such as `30% 60%` in words; any other text as it is. */
export const focalPointText = (text: string): string =>
  text.replace(/^(\d+%) (\d+%)$/, '$1 from the left, $2 from the top');
