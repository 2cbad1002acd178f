import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { problem } from '../../http/problem';
import { eInvoiceProblems, type Violation } from './eInvoiceProblems';
import type { Source } from './source';
import type { Order } from './writeEInvoice';

/** How long an idle worker keeps the library in memory, in milliseconds. */
const idleTimeout = 60_000;

export type WriteEInvoice = (order: Order) => Promise<Buffer>;

/** Writes electronic invoices one after the other, in a worker thread that starts with the first. */
export function eInvoiceWriter() {
  const filename = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@vibrant-peak/live/writeEInvoice',
  );
  const pool = new Piscina<Order, Uint8Array | Violation[]>({
    filename,
    name: 'writeEInvoice',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    ...(filename.endsWith('.ts') && { execArgv: ['--import', 'tsx'] }),
  });
  return {
    /** @throws a problem (422) with what is missing, or what the schema of the format refuses. */
    write: async (order: Order): Promise<Buffer> => {
      assertComplete(order.source);
      const written = await pool.run(order);
      if (Array.isArray(written)) throw incomplete(written);
      return Buffer.from(written);
    },
    close: () => pool.destroy(),
  };
}

const incomplete = (violations: Violation[]) =>
  problem(422, 'The electronic invoice is incomplete.', { details: { violations } });

/** @throws a problem (422) with what is missing. */
export function assertComplete(source: Source): void {
  const missing = eInvoiceProblems(source);
  if (missing.length > 0) throw incomplete(missing);
}
