import { object } from 'yup';
import { isBelow, readJson, recordWhere } from '@vibrant-peak/engine/formats/formats';
import type { Declarations } from './sharedDeclarations';

/** Source files of an application, by their place in its folder. */
export type Sources = Record<string, string>;

const sources = recordWhere<Sources>(
  'which is not text below its folder',
  (file, text) => isBelow(file) && typeof text === 'string',
).required();

const declarations = object({
  files: sources,
  modules: recordWhere<Declarations['modules']>(
    'which is not a file below its folder',
    (_module, file) => typeof file === 'string' && isBelow(file),
  ).required(),
}).required();

/** Sources of another team's release. @throws FormatError when one would leave its folder. */
export const readSources = (from: string, json: Buffer) => readJson<Sources>(from, json, sources);

/** Declarations of a shell. @throws FormatError when one would leave its folder. */
export const readDeclarations = (from: string, json: Buffer) =>
  readJson<Declarations>(from, json, declarations);
