import type { Change, Outcome } from '../rules/change';
import { failpoint } from '../../failpoint';
import { readOnce } from '../../objects/readOnce';
import type { Store } from '../../store/store';
import { changeText } from '../rules/changeText';
import { composeAndCheck } from './composeAndCheck';
import { decide } from '../rules/decide';

/**
 * Composes the live site with some releases replaced, tests it and writes the next log entry.
 * If another writer was faster, it composes again: no concurrent publish is lost.
 * @throws IncompatibleError, SmokeError, OlderError, GoneError, or Error: the site is unchanged.
 * @throws UnknownOutcomeError when the store failed before the outcome was known.
 */
export async function setLive(store: Store, change: Change): Promise<Outcome> {
  const { log, compose = composeAndCheck } = change;
  const { environment } = store;
  const provenance = change.provenance ?? {
    by: change.by ?? 'unknown',
    at: environment.date().toISOString(),
  };
  for (let isBeaten = false; ; isBeaten = true) {
    const begin = environment.now();
    const head = await store.log.read();
    if (isBeaten) log(`Another change was faster (${changeText(head.entry)}): composing again on top of it`);
    const releases = await change.releases(head.entry);
    const { next, ...decided } = await decide(
      { store: store.over(readOnce(store.objects)), entry: head.entry, compose },
      { ...change, releases },
      { provenance, by: change.by ?? provenance.by },
    );
    if (decided.status !== 'unchanged') log(`composition ${decided.composition}: rendered and tested`);
    if (!next || (await store.log.append(head, next))) {
      if (next) failpoint('live');
      return { ...decided, releases };
    }
    // Losers of one race must not retry at the same moment.
    await environment.wait(environment.random() * (environment.now() - begin));
  }
}
