import { availableParallelism } from 'node:os';
import { isStaffDocument } from '../formats/inventory';
import type { PlanOrder } from './renderProcess';
import { Sandbox, type Limits } from './sandbox';

/** Pages that a process gets at once. */
const batch = 20;

interface Options {
  /** The one that has planned `order`. */
  sandbox: Sandbox;
  order: PlanOrder;
  limits: Partial<Limits> | undefined;
  log: (line: string) => void;
}

/**
 * Renders pages. For many public ones it starts further processes, at most one for each core: frames
 * of staff pages are rendered with the plan.
 * @returns HTML by path.
 * @throws IncompatibleError that names the application at fault.
 */
export async function renderPages(
  composition: number,
  paths: readonly string[],
  { sandbox, order, limits, log }: Options,
): Promise<Map<string, string>> {
  const publicPaths = paths.filter((path) => !isStaffDocument(path));
  const batches: string[][] = [];
  for (let from = 0; from < publicPaths.length; from += batch)
    batches.push(publicPaths.slice(from, from + batch));
  const documents = new Map<string, string>();
  const render = async (worker: Sandbox, some: string[]) => {
    for (const [path, html] of await worker.render(composition, some)) documents.set(path, html);
  };
  const work = async (worker: Sandbox): Promise<void> => {
    for (let next = batches.shift(); next; next = batches.shift()) await render(worker, next);
  };
  const first = async (): Promise<void> => {
    await work(sandbox);
    // Chakra declares properties in the order of their first use: that of public pages must come first.
    await render(sandbox, paths.filter(isStaffDocument));
  };
  const further = async (): Promise<void> => {
    const worker = await Sandbox.open(limits, log);
    try {
      await worker.plan({ ...order, tried: [], isHelper: true });
      await work(worker);
    } finally {
      await worker.close();
    }
  };
  const count = Math.min(availableParallelism(), Math.floor(batches.length / 2));
  const workers = [first(), ...Array.from({ length: Math.max(0, count - 1) }, further)];
  const results = await Promise.allSettled(
    workers.map((worker) =>
      worker.catch((error: unknown) => {
        batches.length = 0;
        throw error;
      }),
    ),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return documents;
}
