import type { Outcome } from '@vibrant-peak/engine/publish/rules/change';
import type { App } from '@vibrant-peak/webpack/apps';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import type { Store } from '@vibrant-peak/engine/store/store';
import { declaredViolations } from '@vibrant-peak/engine/compose/addresses';
import { IncompatibleError } from '@vibrant-peak/engine/compose/check';
import { build } from './build';
import { liveShellIn } from '../typecheck/liveShell';
import { liveRemotesIn } from '../typecheck/remoteSources';
import { shellDeclarations } from '../typecheck/shellDeclarations';
import { typecheck, typecheckLive } from '../typecheck/typecheck';
import { publishReleases, type PublishOptions } from '@vibrant-peak/engine/publish/steps/publishReleases';
import type { BuiltRelease } from '@vibrant-peak/engine/formats/manifest';
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
  const built: BuiltRelease[] = [];
  const live = await liveShellIn(store);
  const isWithShell = apps.some(({ role }) => role === 'host');
  if (live && isWithShell) {
    const published = apps.map(({ name }) => name);
    const others = await liveRemotesIn(store, published);
    typecheckLive(others, live.declarations, shellDeclarations());
  }
  for (const app of apps) {
    // Remotes that are published together with a shell are not checked against the live one.
    if (live && !isWithShell && app.role === 'remote') typecheck(app, live);
    if (await build(app)) options.log(`${app.name}: built`);
    built.push(app.role === 'content' && content ? content : await collectRelease(app.name));
  }
  return publishReleases(store, built, options);
}

async function assertAddresses(apps: readonly App[]): Promise<void> {
  const violations: string[] = [];
  for (const app of apps)
    if (app.role === 'remote') violations.push(...declaredViolations(app.name, (await loadPages(app)).pages));
  if (violations.length > 0) throw new IncompatibleError(violations);
}
