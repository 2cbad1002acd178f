const style = [
  'position:fixed;z-index:2147483647;inset:auto auto 1rem 1rem;margin:0;padding:.5rem 1rem;border:1px solid #fff;border-radius:2rem',
  'background:#150d2b;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;pointer-events:none',
].join(';');

/**
 * Adds a bar to a document, so that a preview is not mistaken for the live site. The stored
 * document stays as it will go live.
 */
export function withPreviewBar(html: string, composition: number, name?: string): string {
  const text = `Preview ${name === undefined ? 'of' : `${name}:`} composition ${composition}`;
  return html.replace('<body>', () => `<body><p role="status" style="${style}">${text}</p>`);
}
