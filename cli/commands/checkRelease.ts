import { OverlayObjects } from '@vibrant-peak/engine/objects/overlayObjects';
import { composing } from '@vibrant-peak/engine/publish/steps/composeAndCheck';
import { publishReleases } from '@vibrant-peak/engine/publish/steps/publishReleases';
import { openSite } from '@vibrant-peak/engine/store/openStore';
import { chromiumPath, whyNoChromium } from '@vibrant-peak/engine/trial/chromiumPath';
import { createTrial } from '@vibrant-peak/engine/trial/createTrial';
import { mapsIn } from '@vibrant-peak/engine/trial/mapsIn';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { releaseIn } from '../publish/releaseIn';
import type { Command } from './runCommand';

interface Checked {
  name: string;
  version: string;
  contract: number;
  /** Addresses of the pages that were opened in a browser. */
  tried: string[];
}

/**
 * Checks a release that any bundler made, with the live site and without writing to its store:
 * each page is rendered, opened in a browser, and compared.
 */
export const command: Command<Checked> = {
  run: async ({ words: [folder = ''], log }) => {
    const { name, ...release } = releaseIn(folder);
    const chromium = chromiumPath();
    if (chromium === undefined) throw new UsageError(`The pages cannot be opened: ${whyNoChromium()}`);
    const store = await openSite();
    const trial = createTrial({ chromium, mapsOf: mapsIn(folder, name), isCompared: true, log });
    await publishReleases(store.over(new OverlayObjects(store.objects)), [{ name, ...release }], {
      log,
      target: { kind: 'preview' },
      compose: composing({ trial, log }),
      isAgain: true,
    });
    if (trial.untried.length > 0) throw new Error(`These pages were not opened: ${trial.untried.join(', ')}`);
    const { version, contract } = release.manifest;
    return { name, version, contract, tried: trial.tried };
  },
  describe: ({ name, version, contract, tried }) =>
    `${name} ${version} fits contract ${contract} and the live site. Opened: ${tried.join(', ') || 'no page'}`,
};
