import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, by their place in it. */
export function readFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}
