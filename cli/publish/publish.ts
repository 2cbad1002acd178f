import type { Outcome } from '@vibrant-peak/engine/publish/rules/change';
import type { App } from '@vibrant-peak/webpack/apps';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import { inParallel } from '@vibrant-peak/engine/objects/inParallel';
import type { Store } from '@vibrant-peak/engine/store/store';
import { declaredViolations } from '@vibrant-peak/engine/compose/addresses';
import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { build } from './build';
import { liveShellIn } from '../typecheck/liveShell';
import { liveRemotesIn } from '../typecheck/remoteSources';
import { shellDeclarations } from '../typecheck/shellDeclarations';
import { typecheck, typecheckLive } from '../typecheck/typecheck';
import { publishReleases, type PublishOptions } from '@vibrant-peak/engine/publish/steps/publishReleases';
import type { BuiltRelease } from '@vibrant-peak/engine/formats/manifest';
import { progressBar, type ProgressBar } from './progressBar';
import { collectRelease } from './release';

interface Options extends PublishOptions {
  /** The release of the content, where its words are not those of the checkout. */
  content?: BuiltRelease;
}

/**
 * Checks addresses and types against the live site, builds the applications and publishes them.
 * @throws IncompatibleError before anything is stored.
 */
export async function publish(
  store: Store,
  apps: readonly App[],
  { content, ...options }: Options,
): Promise<Outcome> {
  await assertAddresses(apps);
  const live = await liveShellIn(store);
  const isWithShell = apps.some(({ role }) => role === 'host');
  if (live && isWithShell) {
    const published = apps.map(({ name }) => name);
    const others = await liveRemotesIn(store, published);
    typecheckLive(others, live.declarations, shellDeclarations());
  }
  // Remotes that are published together with a shell are not checked against the live one.
  if (live && !isWithShell) for (const app of apps) if (app.role === 'remote') typecheck(app, live);
  const bar = progressBar(apps.length + 1, options.log);
  try {
    const built = await buildAll(apps, bar, content);
    return await bar.during('composing the site', () =>
      publishReleases(store, built, { ...options, log: bar.log }),
    );
  } finally {
    bar.end();
  }
}

/** Builds two applications at once. @returns their releases, in their order. */
async function buildAll(apps: readonly App[], { during, log }: ProgressBar, content?: BuiltRelease) {
  const built = new Map<App, BuiltRelease>();
  const make = async (app: App): Promise<void> => {
    const begin = performance.now();
    if (await build(app)) log(`${app.name}: built in ${Math.round((performance.now() - begin) / 1000)} s`);
    built.set(app, app.role === 'content' && content ? content : await collectRelease(app.name));
  };
  await inParallel(apps, (app) => during(app.name, () => make(app)), 2);
  return apps.map((app) => built.get(app)!);
}

async function assertAddresses(apps: readonly App[]): Promise<void> {
  const violations: string[] = [];
  for (const app of apps)
    if (app.role === 'remote') violations.push(...declaredViolations(app.name, (await loadPages(app)).pages));
  if (violations.length > 0) throw new IncompatibleError(violations);
}
