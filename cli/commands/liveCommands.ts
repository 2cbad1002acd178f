import type { Tried } from '@vibrant-peak/engine/backup/tryStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import type { Command } from './runCommand';

interface LiveCommands {
  hasDatabase: () => boolean;
  backUpSite: (file: string, encrypt?: string) => Promise<{ tables: number; objects: number }>;
  restoreSite: (file: string) => Promise<unknown>;
  tryRestore: (file: string) => Promise<Tried>;
  managerLink: Command<unknown>;
}

/** A variable, as the live profile imports this package: a literal would close a circle. */
const live: string = '@vibrant-peak/live/commands';

/** The commands of the live profile; `undefined` where that is not installed. */
export async function liveCommands(): Promise<LiveCommands | undefined> {
  try {
    return (await import(live)) as LiveCommands;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** @throws UsageError where the live profile is not installed. */
export async function neededLiveCommands(what: string): Promise<LiveCommands> {
  const commands = await liveCommands();
  if (commands) return commands;
  throw new UsageError(`${what} belongs to the live profile: run it in the site's repository`);
}
