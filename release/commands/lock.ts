import { lock, wholeSite } from '../publish/lock';
import { whoIsHere } from '../publish/provenanceOf';
import { openStore } from '../store/openStore';
import { UsageError } from '../usageError';
import { runCommand } from './runCommand';

/** `npm run lock -- <app> "<reason>"`, or `-- --all "<reason>"`: nothing changes what is live of it until it is unlocked. */
await runCommand({
  line: 'npm run lock',
  words: 2,
  options: { all: { type: 'boolean' } },
  run: async ({ app, values: { all }, words }) => {
    const name = all ? wholeSite : words.length > 1 ? words[0] : app?.name;
    const reason = words.at(-1);
    if (!name || !reason || (all && words.length > 1))
      throw new UsageError(
        'Name the application and say why: npm run lock -- remote-public "…", or npm run lock -- --all "…"',
      );
    await lock(await openStore(), name, { by: whoIsHere(), reason });
    return { name, reason };
  },
  describe: ({ name, reason }) => `${name === wholeSite ? 'The site' : name} is locked: ${reason}`,
});
