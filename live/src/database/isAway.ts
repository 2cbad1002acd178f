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
