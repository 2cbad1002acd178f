import { brand } from '@vibrant-peak/shared/content/brand';
import { apps } from '@vibrant-peak/webpack/apps';
import { isTaken } from '@vibrant-peak/webpack/isTaken';
import { provenanceOf } from '@vibrant-peak/engine/publish/rules/provenanceOf';
import { publishReleases } from '@vibrant-peak/engine/publish/steps/publishReleases';
import { contentHolder } from '@vibrant-peak/engine/publish/rules/lock';
import type { ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import { listen, portInUse, type LiveServer } from '@vibrant-peak/engine/serve/listen';
import { readServerEnvironment } from '@vibrant-peak/engine/serve/serverEnvironment';
import { say } from '@vibrant-peak/engine/serverLog';
import { beginStore } from '@vibrant-peak/engine/store/openStore';
import { versionText } from '@vibrant-peak/engine/version';
import { siteApps } from './siteApps';
import { unlessRefused } from './unlessRefused';
import type { BuiltRelease } from '@vibrant-peak/engine/formats/manifest';

/** What the live profile adds. */
interface LiveParts extends LiveServer {
  site: ContentSite;
  /** A new release of the content; without it the live one stays. */
  content?: BuiltRelease;
}

/**
 * Builds and publishes what has changed (in a server-only install the content alone), then serves
 * the site, of the default profile unless the parts of the live one are given. When the store
 * refuses the publish because of a rollback or a lock, the site starts with what is live.
 */
export async function startSite(live?: LiveParts): Promise<void> {
  if (!live) say(`${brand.name} ${versionText()}`);
  const all = live ? apps.filter(({ role }) => role !== 'content' || live.content) : siteApps();
  // Wrong variables and a port in use are refused before the build.
  const { port } = readServerEnvironment(process.env);
  if (!live && (await isTaken(port))) throw new Error(portInUse(port));
  const store = live?.site.store ?? (await beginStore());
  const content = live?.content;
  const options = {
    ...(live && { holder: contentHolder }),
    log: say,
    provenance: provenanceOf(process.cwd()),
    // The checkout is started, even if it is older.
    isForced: true,
  };
  const { status, composition } = await unlessRefused(store, async () =>
    all.some(({ role }) => role !== 'content')
      ? (await import('../publish/publish')).publish(store, all, { ...options, ...(content && { content }) })
      : publishReleases(store, content ? [content] : [], options),
  );
  say(`composition ${composition} is ${status === 'unchanged' ? 'still ' : ''}live`);
  await live?.site.lock();
  await listen(store, live);
}
