/** Codes of PostgreSQL, the network and a locked SQLite file. */
const codes = /^(08|57P|25P03$)|^ECONN|^E(NOTFOUND|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN)$|^SQLITE_BUSY/;
/** The driver's time-out has no code. */
const messages = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether an error says that the database does not answer. */
export const isAway = ({ code, message }: Error & { code?: string }) =>
  codes.test(code ?? '') || messages.test(message);
