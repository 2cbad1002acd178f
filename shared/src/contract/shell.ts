import type { Area } from './areas';
import type { DocumentContent } from './content';
import type { PageMetadata } from './metadata';
import type { PageModule } from './page';
import type { Registry, RegistryPage } from './registry';

/** A part of the address space: who may offer pages there, in which layout, behind which guard. */
export interface Mount {
  path: string;
  /** Remotes that may claim addresses here; `any` lets new remotes in without rebuilding the shell. */
  remotes: readonly string[] | 'any';
  layout?: Area;
  /** Only for visitors with the login marker. */
  isGuarded: boolean;
  /** Public documents know the public pages alone; those of the staff area know all. */
  audience: Area;
  /** Pages are static HTML made by the composition. */
  isPrerendered: boolean;
}

/** A script of a release, with the hash of its bytes. */
export interface ScriptFile {
  url: string;
  integrity: string;
}

/** The scripts that a page starts with. */
export interface InitialScripts {
  shell: ScriptFile;
  preload: ScriptFile[];
  /** What a prerendered page is hydrated with, beside those: asked for with the first interaction. */
  onInteraction?: ScriptFile[];
  content?: DocumentContent;
}

export interface RenderRequest {
  path: string;
  registry: Registry;
  scripts: InitialScripts;
  /** All modules of all remotes that are prerendered, by remote and module name. */
  modules: Record<string, Record<string, unknown>>;
}

/** Prerendered HTML, and the style sheets that it needs. */
export interface Rendered {
  html: string;
  /** By the name in `data-emotion`, with which the browser's Emotion knows what is there. */
  styles: { name: string; css: string }[];
}

/** What the shell's release hands to a composition, in its bundle for Node. */
export interface ShellBundle {
  /** The share scope: each module that remotes get from the shell. */
  modules: Record<string, unknown>;
  /** Origin of the site. */
  origin: string;
  webManifest: object;
  /** Scripts that stand in every document. */
  inlineScripts: readonly string[];
  /** The mount that decides over an address. */
  mountOf: (path: string) => Mount;
  /** Says why a remote may not offer a page at this address, or `undefined` when it may. */
  refusalOf: (remote: string, path: string) => string | undefined;
  /** The page that answers an address. */
  pageAt: (registry: Pick<Registry, 'pages'>, address: string) => RegistryPage | undefined;
  metadataOf: (page: { status: 'loaded'; value: { page: PageModule } }, path: string) => PageMetadata;
  /** Prerenders one address. @throws when the page's code throws. */
  renderDocument: (request: RenderRequest) => Promise<string>;
  /** What staff pages look like while their code is on its way; none without a layout for them. */
  renderStaffFrame: (parts: Pick<RenderRequest, 'registry' | 'modules'>) => Promise<Rendered | undefined>;
  /** Renders a staff page once, as those who are logged in see it first. @throws when its code throws. */
  tryStaffPage: (parts: Pick<RenderRequest, 'path' | 'registry' | 'modules'>) => Promise<void>;
  /** Document of a page that renders in the browser only. */
  clientDocument: (request: Omit<RenderRequest, 'modules'> & { frame?: Rendered }) => string;
}
