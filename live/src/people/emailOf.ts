/** An email address as it is stored and compared. */
export const emailOf = (text: string) => text.trim().toLowerCase();

/** Scripts with similar letters, or that are written alone. Those of one line go together. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
];

/**
 * Whether an address may pass for another one: by signs that are not seen, letters in another form,
 * or letters of several scripts.
 */
export function isDeceptive(email: string): boolean {
  const isUnseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(email);
  const letters = email.match(/\p{L}/gu) ?? [];
  const used = new Set(letters.map((letter) => scripts.findIndex((script) => script.test(letter))));
  return isUnseen || email.normalize('NFKC') !== email.normalize('NFC') || used.size > 1;
}
