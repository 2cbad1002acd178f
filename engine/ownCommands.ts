import { apps, type App } from '@vibrant-peak/webpack/apps';

interface OwnCommands {
  start: string;
  program: string;
  adopt: string;
}

const ofCheckout: OwnCommands = {
  start: 'npm run live',
  program: 'npx vibrant-peak',
  adopt: 'npm run live:adopt',
};
const ofServer: OwnCommands = {
  start: 'systemctl start vibrant-peak, or node live.js',
  program: 'node vibrant-peak.js',
  adopt: 'node adopt.js',
};

/** The commands for messages. A server-only install has the content alone, and no npm scripts. */
export const commandsOf = (found: readonly Pick<App, 'role'>[]): OwnCommands =>
  found.every(({ role }) => role === 'content') ? ofServer : ofCheckout;

export const ownCommands = commandsOf(apps);
