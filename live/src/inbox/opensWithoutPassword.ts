/** How far a dictionary of encryption is read, in characters. */
const MAX_DICTIONARY = 8192;

/**
 * Whether everybody can open an encrypted PDF: it has a password of its owner alone, which keeps
 * readers from changing it. Its dictionary of encryption is tried in an empty document, as that is
 * never encrypted, wherever the rest of the file is.
 * @param text of the file, a character for each byte.
 */
export async function opensWithoutPassword(text: string): Promise<boolean> {
  const [, number, generation] = /\/Encrypt\s*(\d{1,9})\s+(\d{1,9})\s+R/.exec(text) ?? [];
  const begin = number ? new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj`).exec(text) : undefined;
  if (!begin) return false;
  const rest = text.slice(begin.index + begin[0].length, begin.index + MAX_DICTIONARY);
  const [dictionary = ''] = rest.split('endobj', 1);
  const [, id = '<00>'] = /\/ID\s*\[\s*(<[\da-f\s]{0,200}>|\((?:\\[^]|[^\\)]){0,200}\))/i.exec(text) ?? [];
  const empty = [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
    `3 0 obj ${dictionary} endobj`,
    `trailer << /Root 1 0 R /Encrypt 3 0 R /ID [${id} ${id}] >>`,
  ].join('\n');
  const bytes = Buffer.from(empty, 'latin1');
  // The library is large, and few files are encrypted.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  return PDFDocument.load(bytes, { password: '' }).then(
    () => true,
    () => false,
  );
}
