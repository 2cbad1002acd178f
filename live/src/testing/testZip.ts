import { deflateRawSync } from 'node:zlib';
import AdmZip from 'adm-zip';

/** An archive of these files, not compressed and without checksums. */
export function zipOf(files: Record<string, string>): Buffer {
  const parts = Object.entries(files).map(([name, text]) => {
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt32LE(text.length, 18);
    header.writeUInt32LE(text.length, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name + text, 'latin1')]);
  });
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  return Buffer.concat([...parts, end]);
}

/** An archive whose file of this name unpacks to so many bytes, in a thousandth of them. */
export function zipBomb(name: string, size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size));
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(packed.length);
  sizes.writeUInt32LE(size, 4);
  const entry = Buffer.from(`\x14\x00\x00\x00\x08\x00${'\x00'.repeat(8)}`, 'latin1');
  const nameLength = Buffer.from([name.length, 0, 0, 0]);
  const file = [Buffer.from('PK\x03\x04'), entry, sizes, nameLength, Buffer.from(name), packed];
  const listed = [
    ...[Buffer.from('PK\x01\x02\x14\x00', 'latin1'), entry, sizes, nameLength],
    ...[Buffer.alloc(14), Buffer.from(name)],
  ];
  return Buffer.concat([...file, ...listed]);
}

/** The files of an archive as text, by name, in their order. */
export const unzipped = (zip: Buffer): Map<string, string> =>
  new Map(
    new AdmZip(zip).getEntries().map((entry) => [entry.entryName, entry.getData().toString()] as const),
  );
