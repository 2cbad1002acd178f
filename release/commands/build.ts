import { build } from '../publish/build';
import { appNamed } from './appNamed';
import type { Command } from './runCommand';

/** Builds an application, unless nothing has changed since its last build. */
export const buildApp: Command<{ app: string; isNew: boolean }> = {
  run: async ({ words: [name] }) => {
    const app = appNamed(name);
    return { app: app.name, isNew: await build(app) };
  },
  describe: ({ app, isNew }) =>
    isNew ? `${app}: built` : `${app}: nothing has changed since the last build`,
};
