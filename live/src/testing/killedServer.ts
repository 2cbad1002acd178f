import { createApp } from '../createApp';
import { openDatabase } from '../database/openDatabase';
import { fakeSite } from './fakeSite';

/**
 * A server that dies, as by `kill -9`, right after a write to its database. `KILL_AFTER` is the
 * number of the write, counted from the first request. Prints its address.
 */
let isCounting = false;
let statements = 0;
const writes = /^(insert|update|delete|commit)/;
const database = await openDatabase(process.env['ADDRESS']!, {
  log: ({ query }) => {
    if (!isCounting || !writes.test(query.sql)) return;
    if (++statements === Number(process.env['KILL_AFTER'])) process.kill(process.pid, 'SIGKILL');
  },
});
const app = await createApp({ database, origin: process.env['ORIGIN']!, site: fakeSite() });
isCounting = true;
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
