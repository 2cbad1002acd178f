import { createApp } from '../createApp';
import { openDatabase } from '../database/openDatabase';
import { fakeSite } from './fakeSite';

/** A server on the database at `ADDRESS`. Prints its address, and at SIGTERM its CPU time in ms. */
const database = await openDatabase(process.env['ADDRESS']!);
const limits = { network: Infinity, all: Infinity };
const app = await createApp({
  database,
  origin: process.env['ORIGIN']!,
  site: fakeSite(),
  limits,
  trustedProxies: ['127.0.0.1'],
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
const before = process.cpuUsage();
process.once('SIGTERM', () => {
  const { user, system } = process.cpuUsage(before);
  console.log(`${Math.round(user / 1000)} ${Math.round(system / 1000)}`);
  process.exit();
});
