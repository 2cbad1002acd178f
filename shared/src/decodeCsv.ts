/** Decoded text of a file. */
export interface DecodedFile {
  text: string;
  /** Not valid UTF-8, so decoded as Windows-1252, the default of "CSV" in spreadsheets ("ANSI"). */
  isAnsi: boolean;
}

const damaged = 'The file is damaged or holds no text. Please export it again as CSV.';

/** A file with more than one zero byte in this many is binary. */
const MAX_ZEROS = 50;

const begins = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252.
 * @throws an error with a message for the user when the file is not text.
 */
export function decodeCsv(bytes: Uint8Array): DecodedFile {
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new Error('This is a workbook, no CSV file. Open it in a spreadsheet and save it as "CSV UTF-8".');
  }
  if (begins(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), isAnsi: false };
  if (begins(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), isAnsi: false };
  const zeros = bytes.reduce((count, byte) => count + Number(byte === 0), 0);
  if (zeros * MAX_ZEROS > bytes.length) throw new Error(damaged);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isAnsi: false };
  } catch {
    if (zeros > 0 || endsWithinLetter(bytes)) throw new Error(damaged);
    return { text: new TextDecoder('windows-1252').decode(bytes), isAnsi: true };
  }
}

/** Whether it is UTF-8 with letters beyond ASCII, and ends within one. */
const endsWithinLetter = (bytes: Uint8Array) =>
  [1, 2, 3].some((cut) => {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, -cut));
      return /[^\0-\x7f]/.test(text);
    } catch {
      return false;
    }
  });

/** Whether a row of a table has more than empty cells and white space. */
export const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
