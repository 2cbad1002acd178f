/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file name that every system accepts, whatever was typed. */
export function fileNameOf(receiptNumber: string): string {
  const safe = receiptNumber.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, 80) || 'invoice'}.json`;
}
