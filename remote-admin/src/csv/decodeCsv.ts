/** The text of a file, and whether its letters had to be guessed. */
export interface DecodedFile {
  text: string;
  /** The file is no UTF-8 and was read as Windows-1252, as spreadsheets save "CSV" by default ("ANSI"). */
  isAnsi: boolean;
}

const damaged = 'The file is damaged or holds no text. Please export it again as CSV.';

/** A text may hold a zero by accident; where more than one byte in so many is one, it is no text. */
const mostZeros = 50;

const begins = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Makes text of a file's bytes: UTF-8, UTF-16 with its mark, or Windows-1252.
 * @throws an error with a message for people when the file holds no text.
 */
export function decodeCsv(bytes: Uint8Array): DecodedFile {
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new Error('This is a workbook, no CSV file. Open it in a spreadsheet and save it as "CSV UTF-8".');
  }
  if (begins(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), isAnsi: false };
  if (begins(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), isAnsi: false };
  const zeros = bytes.reduce((count, byte) => count + Number(byte === 0), 0);
  if (zeros * mostZeros > bytes.length) throw new Error(damaged);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isAnsi: false };
  } catch {
    if (zeros > 0) throw new Error(damaged);
    return { text: new TextDecoder('windows-1252').decode(bytes), isAnsi: true };
  }
}
