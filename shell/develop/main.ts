import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { again } from './startServer';

/** `npm run dev`: starts the development servers, and starts them again when they ask for it. */
// Ctrl+C reaches the servers, too: their end is awaited.
process.on('SIGINT', () => undefined);
for (;;) {
  const [code] = (await once(fork(join(import.meta.dirname, 'develop.ts')), 'exit')) as [number | null];
  if (code !== again) process.exit(code ?? 1);
}
