import { existsSync, writeFileSync } from 'node:fs';
import { addKey } from '../publish/addKey';
import { rights, type Key, type Right } from '../store/keys';
import { openStore } from '../store/openStore';
import { UsageError } from '../usageError';
import type { Command } from './runCommand';

const listed = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : [];

/** Makes a pair of keys: the private one goes into a new file, the public one into the store's list. */
export const createKey: Command<{ key: Key; file: string }> = {
  run: async ({ words: [name], values }) => {
    const may = listed(values['may']);
    const unknown = may.filter((right) => !(rights as readonly string[]).includes(right));
    if (unknown.length > 0)
      throw new UsageError(`--may takes ${rights.join(', ')}, not ${unknown.join(', ')}`);
    const file = `${name!}.pem`;
    if (existsSync(file))
      throw new UsageError(`${file} is there already: a private key is never overwritten`);
    const asked = { name: name!, publishes: listed(values['publishes']), may: may as Right[] };
    const key = await addKey(await openStore(), asked, (pem) =>
      writeFileSync(file, pem, { mode: 0o600, flag: 'wx' }),
    );
    return { key, file };
  },
  describe: ({ key: { name, publishes, may }, file }) =>
    `${name} publishes ${publishes.join(', ') || 'nothing'} and may ${may.join(', ') || 'nothing else'}.\n` +
    `Its private key is in ${file}: keep it secret. SIGNING_KEY=${file} signs with it.`,
};
