import { isPublicSlot, staffPath, type Registry } from '@vibrant-peak/shared/contract';
import type { Rendered, ShellBundle, StyleSheetFile } from '@vibrant-peak/shared/contract/shell';
import { addressesOf, pageIn } from './addresses';
import type { RemoteModules } from './bundles';
import { contentUseOf, initialScriptsOf, stylesOf } from './initialScripts';
import type { ComposedContent } from './content';
import { notFoundDocument, staffDocument } from '../formats/inventory';
import { sha256 } from '../formats/address';
import type { ReleaseSet } from './releaseSet';
import { audienceOf, publicPart } from './registry';

export interface DocumentSources {
  releaseSet: ReleaseSet;
  shell: ShellBundle;
  load: RemoteModules;
  registry: Registry;
  content: ComposedContent;
  /** ISO time of the composition. */
  made: string;
  /** Called before the code of an application runs, with the purpose. */
  begin: (app: string, what: string) => void;
}

/** A document that a composition holds. */
export interface PlannedDocument {
  path: string;
  /** The application whose page it shows. */
  remote: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** Identifies its sources, independent of the composition's number. */
  fingerprint: string;
  /** Makes it for a composition. @throws when the page's code throws. */
  render: (composition: number) => Promise<string>;
}

/** An address of no page: the document of the staff area holds its layout only. */
const anyStaffPage = `${staffPath}/404`;

/**
 * All documents of a site, none of them rendered yet.
 * @param ofFrames the same sources in another instance, for the frames of staff pages: the order of
 * style declarations must not depend on them.
 */
export async function planDocuments(
  sources: DocumentSources,
  ofFrames: DocumentSources,
): Promise<PlannedDocument[]> {
  const { shell, registry, begin } = sources;
  const modules = await modulesOf(sources);
  const frameModules = await modulesOf(ofFrames);
  const frameOf = (path?: string) =>
    staffFrame({ registry, modules: frameModules, ...(path !== undefined && { path }) }, ofFrames.shell);
  const plan: PlannedDocument[] = [];
  const add = (
    path: string,
    address: string,
    isIndexed: boolean,
    isPrerendered: boolean,
    remote = 'shell',
    frame?: Rendered,
  ) => {
    const request = requestFor(address, sources);
    const render = async (composition: number) => {
      const own = { ...request, registry: { ...request.registry, composition } };
      const html = isPrerendered
        ? await shell.renderDocument({ ...own, modules })
        : shell.clientDocument({ ...own, ...(frame && { frame }) });
      assertLinked(html, request.styles);
      return html;
    };
    const made = fingerprintSources({ address, request, frame }, sources);
    const fingerprint = sha256(JSON.stringify(made));
    plan.push({ path, remote, isIndexed, fingerprint, render });
  };
  for (const page of registry.pages) {
    if (!shell.mountOf(page.path).isPrerendered) {
      // They differ in the heading alone.
      const frame = await frameOf(page.path);
      add(page.path, anyStaffPage, false, false, 'shell', frame);
      continue;
    }
    begin(page.remote, `listing the addresses of ${page.path}`);
    const value = { page: pageIn(modules[page.remote], page) };
    for (const path of addressesOf(page, value.page)) {
      const { robots } = shell.metadataOf({ status: 'loaded', value }, path);
      add(path, path, robots === undefined, true, page.remote);
    }
  }
  add(notFoundDocument, '/404', false, true);
  const frame = await frameOf();
  add(staffDocument, anyStaffPage, false, false, 'shell', frame);
  return plan;
}

const prerenderedPages = ({ registry, shell }: DocumentSources) =>
  registry.pages.filter(({ path }) => shell.mountOf(path).isPrerendered);

async function modulesOf(sources: DocumentSources): Promise<Record<string, Record<string, unknown>>> {
  const { releaseSet, registry, load } = sources;
  const { extensions = [], layouts } = registry;
  const shown = extensions.filter(({ slot }) => isPublicSlot(slot));
  const needed = new Set(
    [...prerenderedPages(sources), ...shown, layouts.public, layouts.staff].map((part) => part?.remote),
  );
  const modules: Record<string, Record<string, unknown>> = {};
  for (const name of releaseSet.keys()) if (needed.has(name)) modules[name] = await load(name);
  return modules;
}

const requestFor = (path: string, sources: DocumentSources) => {
  const { shell, registry } = sources;
  const isPublic = (each: string) => audienceOf(each, shell) === 'public';
  const styles = stylesOf(path, sources);
  return {
    path,
    registry: isPublic(path) ? publicPart(registry, isPublic) : registry,
    scripts: initialScriptsOf(path, sources),
    ...(styles.length > 0 && { styles }),
  };
};

/**
 * All sources of an address's document: releases, the content that it shows, the year that it
 * prints.
 */
function fingerprintSources(
  {
    address,
    request,
    frame,
  }: { address: string; request: ReturnType<typeof requestFor>; frame?: Rendered | undefined },
  sources: DocumentSources,
) {
  const { content, made } = sources;
  const { always, first, later } = contentUseOf(address, sources);
  const isPrerendered = sources.shell.mountOf(address).isPrerendered;
  const shown = isPrerendered ? [...always, ...first, ...later] : Object.keys(content.files);
  return {
    address,
    registry: { ...request.registry, composition: 0 },
    scripts: { ...request.scripts, content: undefined },
    styles: request.styles,
    shows: [...new Set(shown)].map((name) => [name, content.files[name]]),
    frame,
    inlineScripts: sources.shell.inlineScripts,
    year: made.slice(0, 4),
  };
}

/**
 * @throws for a shell of a version without style sheets, whose pages would be shown without them.
 */
function assertLinked(html: string, styles: StyleSheetFile[] = []): void {
  if (!styles.every(({ url }) => html.includes(`href="${url}"`)))
    throw new Error('the live shell does not link style sheets of remotes: publish the shell first');
}

/** Without a frame staff pages start empty, which is no reason to reject releases. */
async function staffFrame(
  parts: Parameters<ShellBundle['renderStaffFrame']>[0],
  shell: ShellBundle,
): ReturnType<ShellBundle['renderStaffFrame']> {
  try {
    return await shell.renderStaffFrame(parts);
  } catch (error) {
    console.warn('The frame of staff pages does not render', error);
    return undefined;
  }
}
