/** A file name that is valid on every system. */
export function fileNameOf(receiptNumber: string): string {
  const safe = receiptNumber.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, 80) || 'invoice'}.json`;
}
