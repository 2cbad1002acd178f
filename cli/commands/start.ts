import type { Command } from './runCommand';
import { startSite } from './startSite';

/** Builds and publishes what has changed, then serves the site. Creates a store, as `init` does. */
export const start: Command<void> = { run: () => startSite() };
