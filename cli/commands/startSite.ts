import { apps, defaultApps } from '@vibrant-peak/webpack/apps';
import { publish } from '../publish/publish';
import { provenanceOf } from '@vibrant-peak/engine/publish/rules/provenanceOf';
import { contentHolder, type ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import { listen, type LiveServer } from '@vibrant-peak/engine/serve/listen';
import { readServerEnvironment } from '@vibrant-peak/engine/serve/serverEnvironment';
import { beginStore } from '@vibrant-peak/engine/store/openStore';
import type { BuiltRelease } from '@vibrant-peak/engine/formats/manifest';

/** What the live profile adds. */
interface LiveParts extends LiveServer {
  site: ContentSite;
  /** A new release of the content; without it the one that is live stays. */
  content?: BuiltRelease;
}

/**
 * Builds and publishes what has changed, then serves the site, of the default profile unless the
 * parts of the live one are given.
 */
export async function startSite(live?: LiveParts): Promise<void> {
  // Wrong variables are refused before the build.
  readServerEnvironment(process.env);
  const store = live?.site.store ?? (await beginStore());
  const all = live ? apps.filter(({ role }) => role !== 'content' || live.content) : defaultApps;
  const { status, composition } = await publish(store, all, {
    ...(live && { holder: contentHolder }),
    ...(live?.content && { content: live.content }),
    log: (line) => console.log(line),
    provenance: provenanceOf(process.cwd()),
    // The checkout is started, even if it is older.
    isForced: true,
  });
  console.log(`composition ${composition} is ${status === 'unchanged' ? 'still ' : ''}live`);
  await live?.site.lock();
  await listen(store, live);
}
