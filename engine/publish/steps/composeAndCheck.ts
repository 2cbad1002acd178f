import type { Compose } from '../rules/change';
import { defaultApps } from '@vibrant-peak/webpack/apps';
import { compose } from '../../compose/compose';
import { failpoint } from '../../failpoint';
import type { Trial } from '../../trial/createTrial';
import { smokeTest } from './smoke';
import { noSite } from '../../usageError';

type Step = 'storing' | 'composing' | 'testing' | 'going live';

/**
 * Is called when a step begins. What it throws, or rejects with, before going live ends the
 * publish.
 */
export type OnStep = (step: Step) => void | Promise<void>;

interface Options {
  /** Tries pages in a browser. */
  trial?: Trial;
  onStep?: OnStep | undefined;
  /** Receives a line for each slow page. */
  log?: (line: string) => void;
}

/**
 * Renders a composition and tests it in the server, and with a trial in a browser.
 * @throws IncompatibleError, SmokeError, or Error when a page does not render.
 */
export const composing =
  ({ trial, onStep = () => undefined, log }: Options = {}): Compose =>
  async (store, recipe) => {
    // Later, an unpublished application must not block the others.
    const first = recipe.base === undefined ? defaultApps.map(({ name }) => name) : [];
    // An install of the server alone knows the content only.
    if (['shell', ...first].some((name) => !recipe.releases[name])) throw noSite();
    await onStep('composing');
    const composition = await compose(store, recipe, { ...(log && { log }) });
    failpoint('composition stored');
    await onStep('testing');
    const since = recipe.base === undefined ? undefined : await store.composition(recipe.base);
    await smokeTest(store, composition, { since, trial });
    failpoint('smoke tested');
    const isTried = trial !== undefined && trial.untried.length === 0;
    await store.finishComposition({ ...composition, ...(isTried && { isTried }) });
    await onStep('going live');
    return composition.number;
  };

export const composeAndCheck = composing();
