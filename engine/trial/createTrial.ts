import { registryOf } from '../compose/registry';
import { contentOf, releaseSetOf } from '../compose/releaseSet';
import type { Composition } from '../formats/composition';
import type { Store } from '../store/store';
import { pagesToTry } from './pagesToTry';
import { launchChromium } from './launchChromium';
import type { MapsOf } from './stackInSources';
import { trialAnswersOf } from './trialAnswers';
import { tryPages } from './tryPages';

interface Candidate {
  store: Store;
  composition: Composition;
  /** Where it is served, on loopback. */
  url: string;
}

/** Tries the pages that a publish may break, and remembers which. */
export interface Trial {
  /** @returns violations: pages that fail in the browser, with place and stack. */
  run: (candidate: Candidate) => Promise<string[]>;
  /** Addresses of the opened pages, and of those that were not, as there is no browser. */
  tried: string[];
  untried: string[];
}

interface Options {
  /** Path of a Chromium. */
  chromium: string | undefined;
  /** Source maps of the releases to publish. */
  mapsOf: MapsOf;
  log: (line: string) => void;
  /** Whether both builds of each prerendered page are compared. By default they are not. */
  isCompared?: boolean;
}

/**
 * A trial in a Chromium, which starts when there is a page to try. Where none starts, the trial
 * says which pages it did not try.
 */
export function createTrial({ chromium, mapsOf, log, isCompared = false }: Options): Trial {
  const trial: Trial = {
    tried: [],
    untried: [],
    run: async (candidate) => {
      const pages = await changedPages(candidate);
      if (pages.length === 0) return [];
      const addresses = pages.map(({ address }) => address);
      const browser = await launchChromium(chromium);
      if (typeof browser === 'string') {
        trial.untried = addresses;
        log(`Not tried in a browser, as ${browser}: ${addresses.join(', ')}`);
        return [];
      }
      try {
        const violations = await tryPages(browser, pages, candidate.url, { mapsOf, isCompared });
        trial.tried = addresses;
        if (violations.length === 0) log(`tried in a browser: ${addresses.join(', ')}`);
        return violations;
      } finally {
        await browser.close();
      }
    },
  };
  return trial;
}

async function changedPages({ store, composition }: Candidate) {
  const { base, releases } = composition;
  const live = base === undefined ? undefined : await store.composition(base);
  const releaseSet = await releaseSetOf(store, releases);
  return pagesToTry({
    registry: registryOf(releaseSet),
    live: live && registryOf(await releaseSetOf(store, live.releases)),
    documents: (await store.inventory(composition)).documents,
    before: live ? (await store.inventory(live)).documents : {},
    isNew: (name) => live?.releases[name] !== releases[name],
    content: contentOf(releaseSet).manifest.name,
    hasTrialAnswers: trialAnswersOf(releaseSet) !== undefined,
  });
}
