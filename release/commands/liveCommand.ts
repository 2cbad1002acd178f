import { UsageError } from '../usageError';
import type { Command } from './runCommand';

interface LiveCommands {
  backup: Command<unknown>;
  restore: Command<unknown>;
  managerLink: Command<unknown>;
}

/** The package of the live profile. It imports this one, so that the name is not known to the build. */
const live: string = '@vibrant-peak/live/commands';

/** A command of the live profile. @throws UsageError where that is not installed. */
export async function liveCommand(name: keyof LiveCommands): Promise<Command<unknown>> {
  try {
    return ((await import(live)) as LiveCommands)[name];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      `${name === 'managerLink' ? 'live manager-link' : name} belongs to the live profile: run it in the site's repository`,
    );
  }
}
