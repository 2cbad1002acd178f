import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../createApp';
import { openDatabase } from '../database/openDatabase';
import { sendDue } from '../mail/sendDue';
import { smtpTransport } from '../mail/transport';
import { fakeSite } from './fakeSite';

/**
 * A server on the database at `ADDRESS` that takes any number of messages and sends its mails to
 * `MAIL_URL`, until it is killed. Prints its address.
 */
const database = await openDatabase(process.env['ADDRESS']!);
const app = await createApp({
  database,
  origin: process.env['ORIGIN']!,
  site: fakeSite(),
  trustedProxies: ['127.0.0.1'],
  limits: { network: Infinity, all: Infinity },
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
const send = smtpTransport({ url: process.env['MAIL_URL']!, from: 'hello@the.site' });
for (;;) {
  await sendDue(database, send).catch(console.error);
  await pause(100);
}
