import type { Change, Outcome } from './change';
import { failpoint } from '../failpoint';
import type { Store } from '../store/store';
import { composeAndTest } from './composeAndTest';
import { decide } from './decide';

/**
 * Has a composition made of the live one with some releases replaced, tested in the server and set live by the next entry
 * of the log. Who finds that entry taken composes again, on top of what it says: of several at once none is lost.
 * @throws IncompatibleError, SmokeError, OlderError, GoneError, or Error when a page does not render: what is live is then as
 *   it was. UnknownOutcomeError when the store failed before it was known whether the entry was written.
 */
export async function setLive(store: Store, change: Change): Promise<Outcome> {
  const { log, compose = composeAndTest } = change;
  const { environment } = store;
  const provenance = change.provenance ?? {
    by: change.by ?? 'unknown',
    at: environment.date().toISOString(),
  };
  for (;;) {
    const begin = environment.now();
    const seen = await store.log.read();
    const situation = { store, entry: seen.entry, compose };
    const releases = await change.releases(seen.entry);
    const { next, ...decided } = await decide(
      situation,
      { ...change, releases },
      { provenance, by: change.by ?? provenance.by },
    );
    if (decided.status !== 'unchanged') log(`composition ${decided.composition}: rendered and tested`);
    if (!next || (await store.log.append(seen, next))) {
      if (next) failpoint('live');
      return { ...decided, releases };
    }
    log('Somebody else was faster: composing again on top of it');
    // Those that lose together must not come back together.
    await environment.wait(environment.random() * (environment.now() - begin));
  }
}
