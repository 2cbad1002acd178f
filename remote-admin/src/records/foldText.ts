const beyondAscii = /[^\p{ASCII}]/u;

/** Normalizes text for searching: lower case, no accents. */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}
