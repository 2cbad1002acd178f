type Failure = Error & { code?: string };

/** Codes of PostgreSQL, the network and a locked SQLite file. */
const codes = /^(08|57P|25P03$)|^ECONN|^E(NOTFOUND|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN)$|^SQLITE_BUSY/;
/** The driver's time-out has no code. */
const messages = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether an error says that the database does not answer. */
export const isAway = ({ code, message }: Failure) => codes.test(code ?? '') || messages.test(message);

/** Whether PostgreSQL answers that the change of another server has not ended in time. */
export const isBusy = ({ code }: Failure) => code === '55P03';

/** Whether PostgreSQL has given up a statement that took too long. */
export const tookTooLong = ({ code }: Failure) => code === '57014';

/** Time between two lines about failures of a database that is away, in milliseconds. */
const pause = 60_000;
let failures = 0;

/**
 * Counts a failure of a database that is away, and logs the count a minute after the first one:
 * each request and job fails meanwhile. `watchDatabase` logs when the database goes and comes back.
 * @returns whether the error is one.
 */
export function isCounted(error: Failure, log: (line: string) => void): boolean {
  if (!isAway(error)) return false;
  if (failures++ === 0)
    setTimeout(() => {
      const times = failures === 1 ? 'once' : `${failures} times`;
      log(`The database did not answer ${times} within a minute: ${error.message}`);
      failures = 0;
    }, pause).unref();
  return true;
}
