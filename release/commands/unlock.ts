import { unlock, wholeSite } from '../publish/lock';
import { whoIsHere } from '../publish/provenanceOf';
import { openStore } from '../store/openStore';
import { UsageError } from '../usageError';
import { runCommand } from './runCommand';

/** `npm run unlock -- <app>`, or `-- --all`: lifts what `lock` did. */
await runCommand({
  line: 'npm run unlock',
  words: 1,
  options: { all: { type: 'boolean' } },
  run: async ({ app, values: { all }, words: [named] }) => {
    const name = all ? wholeSite : (named ?? app?.name);
    if (!name) throw new UsageError('Name the application: npm run unlock -- remote-public, or -- --all');
    await unlock(await openStore(), name, whoIsHere());
    return { name };
  },
  describe: ({ name }) => `${name === wholeSite ? 'The site' : name} is unlocked`,
});
