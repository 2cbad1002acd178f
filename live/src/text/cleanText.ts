/**
 * Control characters, halves of characters, and changes of direction, which make a line read
 * otherwise than it is. For a class of a regular expression with the flag `u`.
 */
export const hidden = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069';

export const hiddenCharacter = new RegExp(`[${hidden}]`, 'u');

const allHidden = new RegExp(`[${hidden}]`, 'gu');

/** What a visitor typed, on one line and without hidden characters. */
export const cleanLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(allHidden, '').trim();

/** What a visitor typed, on several lines and without hidden characters. Office ends lines by U+000B. */
export const cleanText = (text: string) =>
  text
    .replaceAll(/\r\n?|\v/g, '\n')
    .replaceAll(allHidden, (character) => (/[\n\t]/.test(character) ? character : ''))
    .trim();
