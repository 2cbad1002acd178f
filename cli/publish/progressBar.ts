import type { WriteStream } from 'node:tty';

const length = 24;
/** Shorter work shows no bar, in milliseconds. */
const patience = 1000;

export interface ProgressBar {
  /** Does a part of the work, which the bar names meanwhile. */
  during: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Writes a line above the bar. */
  log: (line: string) => void;
  end: () => void;
}

/**
 * A bar below the lines of a command, while its work lasts longer than a second. Only a terminal
 * shows it.
 * @param parts of the work.
 */
export function progressBar(
  parts: number,
  log: (line: string) => void,
  stream: Pick<WriteStream, 'isTTY' | 'write'> = process.stderr,
): ProgressBar {
  const running = new Set<string>();
  let done = 0;
  const draw = () => {
    const full = Math.round((length * done) / parts);
    const bar = '█'.repeat(full) + '░'.repeat(length - full);
    stream.write(`\r${bar} ${[...running].join(', ')}\x1b[K`);
  };
  const clear = () => stream.isTTY && stream.write('\r\x1b[K');
  const timer = stream.isTTY ? setInterval(draw, patience) : undefined;
  return {
    during: async (name, work) => {
      running.add(name);
      const result = await work();
      running.delete(name);
      done++;
      return result;
    },
    log: (line) => {
      clear();
      log(line);
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}
