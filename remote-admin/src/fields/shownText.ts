const shownLength = 240;

/** Shortens very long texts in lists; the form shows them in full. */
export function shownText(value: unknown): string {
  const text = String(value ?? '');
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
