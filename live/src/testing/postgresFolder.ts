import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs on this machine; `POSTGRES` names another one. */
export function postgresFolder(): string | undefined {
  if (process.env['POSTGRES']) return process.env['POSTGRES'];
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  return versions
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}
