import type { Area } from './areas';
import type { DocumentContent } from './content';
import type { ExtensionDeclaration } from './extension';
import type { PageMetadata } from './metadata';
import type { PageDeclaration, PageModule } from './page';
import type { Registry, RegistryPage } from './registry';

/** A part of the address space, with the layout and the guard of its pages. */
export interface Mount {
  path: string;
  layout?: Area;
  /** Only for visitors with the login marker. */
  isGuarded: boolean;
  /** Public documents list public pages only; those of the staff area list all. */
  audience: Area;
  /** Whether the composition prerenders pages to static HTML. */
  isPrerendered: boolean;
}

/** A script of a release, with the hash of its bytes. */
export interface ScriptFile {
  url: string;
  integrity: string;
}

/** A style sheet of a release, with the hash of its bytes. */
export type StyleSheetFile = ScriptFile;

/** The scripts that a page starts with. */
export interface InitialScripts {
  shell: ScriptFile;
  preload: ScriptFile[];
  /** Further scripts that hydrate a prerendered page, loaded at the first interaction. */
  onInteraction?: ScriptFile[];
  content?: DocumentContent;
  /** Reports how the page fares. Missing in a shell without reports. */
  reporter?: ScriptFile;
}

export interface RenderRequest {
  path: string;
  registry: Registry;
  scripts: InitialScripts;
  /** Style sheets of the page and its layout, in the order of the cascade. */
  styles?: StyleSheetFile[];
  /** JSON of the import map: the hashes of ES modules of remotes. */
  importMap?: string;
  /** Modules of all prerendered remotes, by remote and module name. */
  modules: Record<string, Record<string, unknown>>;
}

/** Prerendered HTML with its style sheets. */
export interface Rendered {
  html: string;
  /** By the name in `data-emotion`, by which Emotion recognises them in the browser. */
  styles: { name: string; css: string }[];
}

/** Exports of the shell's Node bundle, for a composition. */
export interface ShellBundle {
  /** The share scope: each module that the shell provides to remotes. */
  modules: Record<string, unknown>;
  /** Origin of the site. */
  origin: string;
  webManifest: object;
  /** Scripts inlined in every document. */
  inlineScripts: readonly string[];
  /** The mount that applies to an address. */
  mountOf: (path: string) => Mount;
  /** @returns what a remote's page claims and may not have, as sentences. */
  violationsOf: (remote: string, page: PageDeclaration) => string[];
  /**
   * @returns what a remote's extension claims and may not have, as sentences. Missing in a shell
   * without slots.
   */
  extensionViolationsOf?: (remote: string, extension: ExtensionDeclaration) => string[];
  /** @returns why a remote may not bring adapters, as sentences. */
  adapterViolationsOf: (remote: string) => string[];
  /** The page at an address. */
  pageAt: (registry: Pick<Registry, 'pages'>, address: string) => RegistryPage | undefined;
  metadataOf: (page: { status: 'loaded'; value: { page: PageModule } }, path: string) => PageMetadata;
  /** Prerenders one address. @throws when the page's code throws. */
  renderDocument: (request: RenderRequest) => Promise<string>;
  /**
   * The frame of a staff page with its heading, shown until its code is loaded; none without a
   * staff layout.
   */
  renderStaffFrame: (
    parts: Pick<RenderRequest, 'registry' | 'modules'> & { path?: string },
  ) => Promise<Rendered | undefined>;
  /**
   * Renders the first view of a staff page with login marker, as a test.
   * @throws when its code throws.
   */
  tryStaffPage: (parts: Pick<RenderRequest, 'path' | 'registry' | 'modules'>) => Promise<void>;
  /** Document of a page that renders in the browser only. */
  clientDocument: (request: Omit<RenderRequest, 'modules'> & { frame?: Rendered }) => string;
}
