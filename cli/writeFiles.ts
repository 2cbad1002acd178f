import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files into a folder. @param files texts by their place in it. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
