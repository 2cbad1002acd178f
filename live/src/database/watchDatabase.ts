import { setTimeout as pause } from 'node:timers/promises';
import { statfs } from 'node:fs/promises';
import type { Database } from './openDatabase';

/** Time between two looks, in milliseconds. */
const pollTime = 1000;

type State = 'ready' | 'away' | 'full';

interface Watch {
  /** What the last look found: whether changes can be made, and whether there is room for them. */
  state: () => State;
  stop: () => void;
}

/** Minimum of free bytes on a disk. A publication with pictures needs some. */
const MIN_ROOM = 32 * 2 ** 20;

/**
 * Checks every second whether a database takes changes, and logs when that starts and stops.
 * @param folders of the database and the store on the disks of this machine.
 */
export function watchDatabase(
  { probe, isFull }: Pick<Database, 'probe' | 'isFull'>,
  log: (line: string) => void,
  folders: readonly string[] = [],
): Watch {
  let state: State = 'ready';
  let isStopped = false;
  const look = async () => {
    const before = state;
    const failure = await probe().then(
      () => undefined,
      (error: Error) => error,
    );
    const full = isFull() || (await hasNoRoom(folders));
    state = failure ? 'away' : full ? 'full' : 'ready';
    if (state === before) return;
    if (failure) log(`The database does not answer: ${failure.message}`);
    else if (state === 'full') log('The disk is full: nothing can be saved or published. Make room.');
    else log(before === 'away' ? 'The database answers again.' : 'The disk has room again.');
  };
  void (async () => {
    while (!isStopped) {
      await pause(pollTime, undefined, { ref: false });
      if (!isStopped) await look();
    }
  })();
  return { state: () => state, stop: () => (isStopped = true) };
}

async function hasNoRoom(folders: readonly string[]): Promise<boolean> {
  const rooms = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        // A folder that is not there yet.
        () => Infinity,
      ),
    ),
  );
  return rooms.some((room) => room < MIN_ROOM);
}
