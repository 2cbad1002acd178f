/** Saves a text as a file through the browser. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
