import { FormatError, isBelow, jsonOf } from '@vibrant-peak/engine/formats/formats';
import type { ModuleDeclarations } from './sharedDeclarations';

/** Source files of an application, by their place in its folder. */
export type Sources = Record<string, string>;

/**
 * Reads the sources of another team's release.
 * @throws when one of them would not stand below the folder that they are put in.
 */
export const readSources = (from: string, json: Buffer): Sources => filesOf(from, jsonOf(from, json));

/**
 * Reads the declarations of a shell.
 * @throws when one of them would not stand below the folder that they are put in.
 */
export function readDeclarations(from: string, json: Buffer): ModuleDeclarations {
  const { files, modules } = (jsonOf(from, json) ?? {}) as Partial<Record<string, unknown>>;
  const checked = { files: filesOf(from, files), modules: textsOf(from, modules) };
  for (const file of Object.values(checked.modules)) checkPath(from, file);
  return checked;
}

function filesOf(from: string, value: unknown): Record<string, string> {
  const files = textsOf(from, value);
  for (const file of Object.keys(files)) checkPath(from, file);
  return files;
}

function textsOf(from: string, value: unknown): Record<string, string> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || !Object.values(value).every((text) => typeof text === 'string'))
    throw new FormatError(`${from} does not hold texts by name`);
  return value as Record<string, string>;
}

function checkPath(from: string, file: string): void {
  if (!isBelow(file))
    throw new FormatError(`${from} names ${JSON.stringify(file)}, which is no path below its folder`);
}
