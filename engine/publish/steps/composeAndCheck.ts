import type { Compose } from '../rules/change';
import { defaultApps } from '@vibrant-peak/webpack/apps';
import { compose } from '../../compose/compose';
import { failpoint } from '../../failpoint';
import type { Trial } from '../../trial/createTrial';
import { smokeTest } from './smoke';

type Step = 'storing' | 'composing' | 'testing' | 'going live';

/**
 * Is called when a step begins. What it throws, or rejects with, before going live ends the
 * publish.
 */
export type OnStep = (step: Step) => void | Promise<void>;

/**
 * Renders a composition and tests it in the server, and with a trial in a browser.
 * @throws IncompatibleError, SmokeError, or Error when a page does not render.
 */
export const composing =
  (trial?: Trial, onStep: OnStep = () => undefined): Compose =>
  async (store, recipe) => {
    // Later, an unpublished application must not block the others.
    const needed = recipe.base === undefined ? defaultApps.map(({ name }) => name) : ['shell'];
    const absent = needed.filter((name) => !recipe.releases[name]);
    if (absent.length > 0)
      throw new Error(`The site needs a first release of: ${absent.join(', ')}. Run npm start once.`);
    const verified = new Map<string, Buffer>();
    await onStep('composing');
    const composition = await compose(store, recipe, { verified });
    failpoint('composition stored');
    await onStep('testing');
    await smokeTest(store, composition, verified, trial);
    failpoint('smoke tested');
    await store.finishComposition(composition);
    await onStep('going live');
    return composition.number;
  };

export const composeAndCheck = composing();
