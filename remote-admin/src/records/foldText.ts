const beyondAscii = /[^\p{ASCII}]/u;

/** Text as searches compare it: without case and accents. */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}
