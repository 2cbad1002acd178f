import { array, object, string, ValidationError, type InferType } from 'yup';

/** The format that is written, and the only one that is read. */
const format = 1;

/** The last entry of a backup: without it the file is not a backup. */
export const manifestName = 'manifest.json';

export type BackupEntry = InferType<typeof entry>;
const entry = object({
  /** `database/<table>/<n>.jsonl` or `store/<object>`. */
  name: string()
    .matches(/^(database\/[a-z_]+\/\d+\.jsonl|store\/.+)$/)
    .required(),
  /** Of its bytes, in hexadecimal digits. */
  sha256: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
});

/** What a backup holds. */
export type Manifest = InferType<typeof schema>;
const schema = object({
  /** Time at which it was begun, in ISO 8601. */
  made: string().required(),
  /** Migrations of the database, in their order; none in the backup of a store alone. */
  migrations: array(string().required()).required(),
  /** All other entries, in their order. */
  entries: array(entry).required(),
});

export const manifestBytes = (manifest: Manifest) =>
  Buffer.from(JSON.stringify({ format, ...manifest }, null, 1));

/** @throws in plain words. */
export function parseManifest(content: Buffer): Manifest {
  const value = JSON.parse(content.toString()) as Manifest & { format?: unknown };
  if (value.format !== format)
    throw new Error(`it has format ${String(value.format)}, and this version knows format ${format} only`);
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`its manifest is damaged: ${error.errors.slice(0, 3).join(', ')}`, { cause: error });
  }
  return value;
}
