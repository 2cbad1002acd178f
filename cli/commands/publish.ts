import { apps } from '@vibrant-peak/webpack/apps';
import type { Outcome, Target } from '@vibrant-peak/engine/publish/rules/change';
import { sourceIn, sourceOf } from '../publish/source';
import { changesIn } from '@vibrant-peak/engine/publish/rules/changesIn';
import { provenanceOf } from '@vibrant-peak/engine/publish/rules/provenanceOf';
import { assertUnlocked } from '@vibrant-peak/engine/publish/rules/lock';
import { canaryRejection } from '@vibrant-peak/engine/publish/rules/rejection';
import { UnknownOutcomeError } from '@vibrant-peak/engine/log/log';
import { composing } from '@vibrant-peak/engine/publish/steps/composeAndCheck';
import { chromiumPath } from '@vibrant-peak/engine/trial/chromiumPath';
import { createTrial } from '@vibrant-peak/engine/trial/createTrial';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { OverlayObjects } from '@vibrant-peak/engine/objects/overlayObjects';
import {
  isPreviewName,
  namedPreviewLabel,
  previewLabel,
  previewNameRule,
} from '@vibrant-peak/engine/formats/previewAddress';
import type { Store } from '@vibrant-peak/engine/store/store';
import { noSite, UsageError } from '@vibrant-peak/engine/usageError';
import { appNamed } from './appNamed';
import type { Command, CommandInput } from './runCommand';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';

interface Published extends Omit<Outcome, 'status'> {
  /** `fits` at the end of a dry run. */
  status: Outcome['status'] | 'fits';
  /** First label of its preview's host. */
  preview: string;
  seconds: number;
  /** Addresses of the pages that were tried in a browser. */
  tried: string[];
  /** Addresses of those that were not tried, for lack of a browser. */
  untried: string[];
  /** Changed files that are not committed, as far as git names them. */
  uncommitted: string[] | undefined;
}

export const command: Command<Published> = {
  run: async ({ words: [name], values, log }) => {
    const { preview: asked, from } = values;
    if (name === undefined && apps.some((each) => each.name === asked))
      throw new UsageError(`The application comes first: publish ${asked} --preview`);
    const begin = performance.now();
    const app = typeof from === 'string' ? sourceIn(from, name) : sourceOf(appNamed(name));
    const target = targetOf(values, app.name);
    const { mapsOf, isCompared } = app;
    const trial = createTrial({ chromium: chromiumPath(), mapsOf, isCompared, log });
    const store = await openStore();
    // Refused before anything is built, and checked again when the publish is decided.
    const pointer = await store.pointer();
    if (!pointer) throw noSite();
    const rejection = canaryRejection(target, pointer?.canary);
    if (rejection) throw new Error(rejection);
    if (target.kind !== 'preview') assertUnlocked((await store.log.read()).entry, [app.name]);
    // A dry run does everything, with its writes in memory.
    const destination = values['dryRun'] ? store.over(new OverlayObjects(store.objects)) : store;
    const provenance = provenanceOf(app.folder);
    const uncommitted = provenance.isChanged ? (changesIn(app.folder) ?? []) : undefined;
    if (uncommitted) warnOfChanges(app.name, uncommitted, values['clean'] === true, log);
    const options = {
      target,
      log,
      provenance,
      compose: composing({ trial, log }),
      isForced: values['forceOlder'] === true,
      isAgain: values['again'] === true,
    };
    const outcome = await app.publish(destination, options).catch((error: unknown) => {
      if (!(error instanceof UnknownOutcomeError)) log('Nothing was published: the live site is unchanged.');
      throw error;
    });
    return {
      ...outcome,
      ...(values['dryRun'] && { status: 'fits' as const }),
      preview: await labelOf(destination, target, outcome.composition),
      seconds: Math.round(performance.now() - begin) / 1000,
      tried: trial.tried,
      untried: trial.untried,
      uncommitted,
    };
  },
  describe: sentenceOf,
};

/** @throws when changed sources are not wanted. */
function warnOfChanges(
  app: string,
  [first, ...others]: string[],
  isRefused: boolean,
  log: (line: string) => void,
): void {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const files = first === undefined ? '' : ` (${first}${more})`;
  const what = `${app}, or what it is built from, has changes that are not committed${files}`;
  if (isRefused) throw new Error(`${what}. Commit them, or publish without --clean.`);
  log(`${what}. They are published as well. --clean refuses them.`);
}

function targetOf({ canary, name, preview }: CommandInput['values'], app: string): Target {
  if (canary === undefined && name !== undefined) throw new UsageError('--name goes with --canary <percent>');
  if (preview && canary !== undefined)
    throw new UsageError('Choose --preview or --canary. A canary has its own preview address.');
  if (typeof preview === 'string' && !isPreviewName(preview))
    throw new UsageError(
      `The name of a preview has ${previewNameRule}, and is not preview-<n>: "${preview}"`,
    );
  if (preview) return { kind: 'preview', ...(typeof preview === 'string' && { name: preview }) };
  if (canary === undefined) return { kind: 'live' };
  const share = wholeNumber(canary, '--canary', [1, 99]);
  const named = name ?? app;
  if (typeof named !== 'string' || !/^[a-z][\w.-]*$/i.test(named))
    throw new UsageError('The name of a canary begins with a letter: --name new-header');
  return { kind: 'canary', share, name: named };
}

async function labelOf(store: Store, target: Target, composition: number): Promise<string> {
  const { previews } = (await store.log.read()).entry;
  return target.kind === 'preview' && target.name !== undefined && previews
    ? namedPreviewLabel(target.name, previews)
    : previewLabel(await store.composition(composition));
}

function sentenceOf({ status, composition, preview, seconds }: Published): string {
  const port = process.env['PORT'] || '8080';
  const address = `Its preview: ${preview}.<host>, such as http://${preview}.localhost:${port}`;
  return {
    fits: 'Everything fits; nothing was published (dry run).',
    live: `composition ${composition} is live (${seconds.toFixed(1)} s)`,
    canary: `composition ${composition} goes to a share of the visitors. ${address}`,
    preview: `composition ${composition} is ready to preview. ${address}`,
    unchanged: `Nothing changed: composition ${composition} stays live`,
  }[status];
}
