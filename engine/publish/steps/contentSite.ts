import { join } from 'node:path';
import { findApp } from '@vibrant-peak/webpack/apps';
import { dataFile, picturesIn, releaseOf } from '../../content/contentRelease';
import { readContent, type Collections, type Content } from '../../content/readContent';
import { hashIn } from '../../formats/address';
import type { BuiltRelease } from '../../formats/manifest';
import { beginStore, namedStore } from '../../store/openStore';
import { previewLabel } from '../../formats/previewAddress';
import type { Store } from '../../store/store';
import { composing, type OnStep } from './composeAndCheck';
import { contentHolder, lock } from '../rules/lock';
import { promotePreview } from './promotePreview';
import { publishReleases, type PublishOptions } from './publishReleases';

const why =
  'its words are edited on the site: change them in the staff area and publish them there, under Changes';

const app = findApp('shared');

/** The content that visitors get, as it is stored. */
interface LiveContent {
  collections: Collections;
  /** The files below `/media/` that are not the checkout's, by name. */
  pictures: Map<string, Buffer>;
  /** Who published it, and when (ISO time), where that is known. */
  by?: string | undefined;
  at: string;
  composition: number;
}

interface Publish {
  by: string;
  /** Number of a preview that was looked at: goes live as it is, or not at all. */
  preview?: number;
  /** A step may come again when another change was faster. */
  onStep?: OnStep;
}

const publishing = (by: string, onStep?: OnStep) => ({
  log: () => undefined,
  provenance: { by, at: new Date().toISOString() },
  compose: composing({ onStep }),
});

/**
 * A site whose text is edited on a server. Pictures and content that is not edited come from the
 * checkout.
 */
export class ContentSite {
  private constructor(
    readonly store: Store,
    /** The content of the checkout, and the schemas. */
    readonly checkout: Content,
    private readonly pictures: Map<string, Buffer>,
  ) {}

  /** @param folder of the store, which may be new, unless `STORE` names another one. */
  static open = async (folder: string): Promise<ContentSite> =>
    new ContentSite(
      await beginStore(namedStore(folder)),
      await readContent(app.folder),
      picturesIn(join(app.folder, 'media')),
    );

  /**
   * The release of these words: the same words have the same hash.
   * @param uploaded pictures beside those of the checkout, by their names in `/media/`.
   */
  releaseOf = (collections: Collections, uploaded: ReadonlyMap<string, Buffer> = new Map()): BuiltRelease =>
    releaseOf(app, { ...this.checkout, collections }, new Map([...this.pictures, ...uploaded]));

  /** Whether the checkout has a picture of this name below `/media/`. */
  hasPicture = (name: string): boolean => this.pictures.has(name);

  /**
   * What visitors get: hash of the content's release, and number of the composition; nothing before
   * the first publish.
   */
  live = async (): Promise<{ release: string; composition: number } | undefined> => {
    const found = await this.current();
    return found && { release: hashIn(found.address), composition: found.composition.number };
  };

  /** What visitors get, read from the store; nothing before the first publish. */
  liveContent = async (): Promise<LiveContent | undefined> => {
    const found = await this.current();
    if (!found) return undefined;
    const { address, composition } = found;
    const { by, at = composition.made } = composition.provenances?.[app.name] ?? {};
    const data = await this.store.releases.file(app.name, address, dataFile);
    const { media } = await this.store.releases.manifest(app.name, address);
    const pictures = new Map<string, Buffer>();
    for (const name of Object.keys(media)) {
      if (!name.endsWith('.avif') || this.pictures.has(name)) continue;
      const bytes = await this.store.objects.read(`media/${name}`);
      if (bytes) pictures.set(name, bytes);
    }
    const collections = JSON.parse(data.toString()) as Collections;
    return { collections, pictures, by, at, composition: composition.number };
  };

  /**
   * Composes the site with a release of the content, tests it and sets it live.
   * @throws the errors of `setLive` and `promotePreview`.
   */
  publish = async (release: BuiltRelease, { by, preview, onStep }: Publish): Promise<void> => {
    const holder = contentHolder;
    if (preview !== undefined && (await this.isPreviewOf(release, preview))) {
      await onStep?.('going live');
      const reason = `publish ${app.name}`;
      await promotePreview(this.store, { composition: preview, by, reason, holder });
    } else {
      await onStep?.('storing');
      await publishReleases(this.store, [release], { ...publishing(by, onStep), holder, mayReturn: true });
    }
  };

  /**
   * Composes the site with a release of the content for a look at it.
   * @returns the composition, and its host's first label.
   */
  preview = async (
    release: BuiltRelease,
    { by, onStep }: Pick<Publish, 'by' | 'onStep'>,
  ): Promise<{ composition: number; label: string }> => {
    const how: PublishOptions = { ...publishing(by, onStep), target: { kind: 'preview' } };
    const { composition } = await publishReleases(this.store, [release], how);
    return { composition, label: previewLabel(await this.store.composition(composition)) };
  };

  /** Prevents publishes, rollbacks and promotions of the content by others. */
  lock = async (): Promise<void> => {
    const { locks = [] } = (await this.store.log.read()).entry;
    if (!locks.some((each) => each.app === app.name && each.by === contentHolder && each.reason === why))
      await lock(this.store, app.name, { by: contentHolder, reason: why });
  };

  private current = async () => {
    const pointer = await this.store.pointer();
    const composition = pointer && (await this.store.composition(pointer.live));
    const address = composition?.releases[app.name];
    return composition && address !== undefined ? { composition, address } : undefined;
  };

  private isPreviewOf = async ({ hash }: BuiltRelease, composition: number): Promise<boolean> => {
    const { releases } = await this.store.composition(composition);
    return releases[app.name] !== undefined && hashIn(releases[app.name]!) === hash;
  };
}
