/** A line of a server: as it is, or with `LOG=json` as an object with its time. */
const written = (message: string): string =>
  process.env['LOG'] === 'json' ? JSON.stringify({ time: new Date().toISOString(), message }) : message;

/** Logs an event to standard error. */
export const log = (message: string): void => console.error(written(message));

/** Says on standard output what the server does. */
export const say = (message: string): void => console.log(written(message));
