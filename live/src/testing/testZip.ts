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
