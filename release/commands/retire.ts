import { whoIsHere } from '../publish/provenanceOf';
import { retire } from '../publish/retire';
import { openStore } from '../store/openStore';
import { runCommand } from './runCommand';
import { UsageError } from '../usageError';

/** `npm run retire -w <app>`, or `npm run retire -- <app>` where its folder is gone: takes that remote off the site. */
await runCommand({
  line: 'npm run retire',
  words: 1,
  run: async ({ app, words: [named], log }) => {
    const name = named ?? app?.name;
    if (!name) throw new UsageError('Name the remote: npm run retire -- remote-partners');
    return { ...(await retire(await openStore(), name, { log, by: whoIsHere() })), name };
  },
  describe: ({ composition, name }) =>
    `composition ${composition} is live, without ${name}; npm run rollback brings it back`,
});
