import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '../../publish/rules/change';
import { Store } from '../../store/store';
import type { Invariants } from './invariants';

/** Reports an acknowledged change that is not in the log. */
export function expectDone(invariants: Invariants, by: string, { status, composition }: Outcome): void {
  const { changes, compositions } = invariants;
  const own = changes.filter((change) => change.by === by);
  const isSo = {
    live: () => own.some(({ live }) => live === composition),
    canary: () => own.some(({ canary }) => canary?.composition === composition),
    preview: () => compositions.has(composition),
    unchanged: () => changes.some(({ live }) => live === composition),
  }[status]();
  if (!isSo || own.length > 1)
    invariants.violation(
      `${by} got the answer that ${composition} is ${status}, the log has ${own.length} entries of it`,
    );
}

/** Reports a refused change that is in the log. */
export function expectUntouched(invariants: Invariants, by: string): void {
  const change = invariants.changes.find((each) => each.by === by);
  if (change) invariants.violation(`${by} was refused, and took effect at sequence ${change.sequence}`);
}

/** A new client reads the outcome of the whole history. */
export async function judge(invariants: Invariants): Promise<void> {
  const store = new Store(invariants.objects);
  const [pointer, changes] = [await store.pointer(), await store.history(1000)];
  if (!isDeepStrictEqual(pointer, invariants.pointer()))
    invariants.violation('the log is read otherwise than it was written');
  const kept = invariants.changes.filter(({ sequence }) =>
    changes.some((change) => change.sequence === sequence),
  );
  if (changes.length !== kept.length || changes[0]?.sequence !== invariants.changes.at(-1)?.sequence)
    invariants.violation('list and log do not agree');
  if (pointer) invariants.expectWhole(pointer.live, 'is live at the end');
}
