import { isUpToDate } from '@vibrant-peak/webpack/inputs';
import { build } from '../publish/build';
import { typecheck } from '../typecheck/typecheck';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';

export const command: Command<{ app: string; isNew: boolean }> = {
  run: async ({ words: [name] }) => {
    const app = appNamed(name);
    // The build itself does not know the names that the shell provides.
    if (app.role !== 'content' && !(await isUpToDate(app))) typecheck(app);
    return { app: app.name, isNew: await build(app) };
  },
  describe: ({ app, isNew }) =>
    isNew ? `${app}: built` : `${app}: nothing has changed since the last build`,
};
