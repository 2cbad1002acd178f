import type { Command } from './runCommand';
import { startSite } from './startSite';

/**
 * Builds and publishes what has changed, then serves the site. Only this command creates a store.
 */
export const start: Command<void> = { run: () => startSite() };
