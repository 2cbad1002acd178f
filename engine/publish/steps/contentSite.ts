import { join } from 'node:path';
import { findApp } from '@vibrant-peak/webpack/apps';
import { dataFile, picturesIn, releaseOf } from '../../content/contentRelease';
import { readContent, type Collections, type Content } from '../../content/readContent';
import { hashIn } from '../../formats/address';
import type { BuiltRelease } from '../../formats/manifest';
import { beginStore, namedStore } from '../../store/openStore';
import { previewLabel } from '../../formats/previewAddress';
import type { Store } from '../../store/store';
import { composing, type OnStep } from './composeAndTest';
import { lock } from '../rules/lock';
import { promotePreview } from './promotePreview';
import { publishReleases } from './publishReleases';

/** Who locks the content of a store whose words are edited on the site. */
export const contentHolder = 'npm run live';

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
    const pointer = await this.store.pointer();
    if (!pointer) return undefined;
    const { releases } = await this.store.composition(pointer.live);
    const address = releases[app.name];
    return address === undefined ? undefined : { release: hashIn(address), composition: pointer.live };
  };

  /** What visitors get, read from the store; nothing before the first publish. */
  liveContent = async (): Promise<LiveContent | undefined> => {
    const live = await this.live();
    if (!live) return undefined;
    const { releases, provenances = {}, made } = await this.store.composition(live.composition);
    const address = releases[app.name]!;
    const data = await this.store.releases.file(app.name, address, dataFile);
    const { media } = await this.store.releases.manifest(app.name, address);
    const pictures = new Map<string, Buffer>();
    for (const name of Object.keys(media).filter(
      (each) => each.endsWith('.avif') && !this.pictures.has(each),
    )) {
      const bytes = await this.store.objects.read(`media/${name}`);
      if (bytes) pictures.set(name, bytes);
    }
    return {
      collections: JSON.parse(data.toString()) as Collections,
      ...{ pictures, composition: live.composition },
      ...{ by: provenances[app.name]?.by, at: provenances[app.name]?.at ?? made },
    };
  };

  /**
   * Composes the site with a release of the content, tests it and sets it live.
   * @throws the errors of `setLive` and `promotePreview`.
   */
  publish = async (release: BuiltRelease, { by, preview, onStep }: Publish): Promise<void> => {
    const how = { by, holder: contentHolder };
    if (preview !== undefined && (await this.isPreviewOf(release, preview))) {
      await onStep?.('going live');
      await promotePreview(this.store, { ...how, composition: preview, reason: `publish ${app.name}` });
    } else {
      await onStep?.('storing');
      await publishReleases(this.store, [release], {
        ...{ holder: contentHolder, isAgain: true, log: () => undefined },
        provenance: { by, at: new Date().toISOString() },
        compose: composing(undefined, onStep),
      });
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
    const { composition } = await publishReleases(this.store, [release], {
      target: { kind: 'preview' },
      log: () => undefined,
      provenance: { by, at: new Date().toISOString() },
      compose: composing(undefined, onStep),
    });
    return { composition, label: previewLabel(await this.store.composition(composition)) };
  };

  /** Keeps publishes, rollbacks and promotions of others away from the content. */
  lock = async (): Promise<void> => {
    const { locks = [] } = (await this.store.log.read()).entry;
    if (!locks.some((each) => each.app === app.name && each.by === contentHolder && each.reason === why))
      await lock(this.store, app.name, { by: contentHolder, reason: why });
  };

  private isPreviewOf = async ({ hash }: BuiltRelease, composition: number): Promise<boolean> => {
    const { releases } = await this.store.composition(composition);
    return releases[app.name] !== undefined && hashIn(releases[app.name]!) === hash;
  };
}
