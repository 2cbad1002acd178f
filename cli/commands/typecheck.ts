import { liveShellAt } from '../typecheck/liveShell';
import { typecheck } from '../typecheck/typecheck';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';
import { siteAddress } from './siteAddress';

export const command: Command<{ app: string; against?: string }> = {
  run: async ({ words: [name], values: { against } }) => {
    const app = appNamed(name);
    if (against === undefined) typecheck(app);
    else typecheck(app, await liveShellAt(siteAddress(against, `npx vibrant-peak typecheck ${app.name}`)));
    return { app: app.name, ...(typeof against === 'string' && { against }) };
  },
  describe: ({ app, against }) => `${app}: the types fit${against ? ` what is live at ${against}` : ''}`,
};
