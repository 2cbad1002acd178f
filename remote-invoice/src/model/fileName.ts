/** A file name that every system accepts, whatever was typed. */
export function fileNameOf(receiptNumber: string): string {
  const safe = receiptNumber.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, 80) || 'invoice'}.json`;
}
