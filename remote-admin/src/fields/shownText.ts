const shownLength = 240;

/** Very long texts are cut: a list is for finding a record, the form shows it whole. */
export function shownText(value: unknown): string {
  const text = String(value ?? '');
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
