import { setImmediate as nextTask } from 'node:timers/promises';
import { isPublicSlot, staffPath } from '@vibrant-peak/shared/contract';
import type { Rendered, ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { addressesOf, pageIn } from './addresses';
import { contentUseOf, importMapOf, initialScriptsOf, stylesOf, type PageSources } from './initialScripts';
import { notFoundDocument, staffDocument } from '../formats/inventory';
import { sha256 } from '../formats/address';
import { publicPart } from './registry';

export interface DocumentSources extends PageSources {
  /** Modules of a remote. */
  load: (remote: string) => Record<string, unknown>;
  /** ISO time of the composition. */
  made: string;
  /** Called before the code of an application runs, with the purpose. */
  begin: (app: string, what: string) => void;
}

export interface PlannedDocument {
  path: string;
  /** The application whose page it shows. */
  remote: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** JSON of its import map, which its policy permits. */
  importMap?: string;
  /** Identifies its sources, independent of the composition's number. */
  fingerprint: string;
  /** Makes it for a composition. @throws when the page's code throws. */
  render: (composition: number) => Promise<string>;
}

/** An address of no page: the document of the staff area holds its layout only. */
const anyStaffPage = `${staffPath}/404`;

/**
 * All documents of a site. No public one is rendered yet, but the frames of staff pages are.
 * @param ofFrames the same sources in another instance, for these frames: the order of style
 * declarations must not depend on them. Without it the plan has no documents of staff pages.
 */
export async function planDocuments(
  sources: DocumentSources,
  ofFrames?: DocumentSources,
): Promise<PlannedDocument[]> {
  const { shell, registry, begin } = sources;
  const modules = modulesOf(sources);
  const frames = ofFrames && { registry, modules: modulesOf(ofFrames) };
  const plan: PlannedDocument[] = [];
  const beginFrame = (path: string) =>
    begin(registry.layouts.staff?.remote ?? 'shell', `rendering the frame of ${path}`);
  const add = (
    document: Pick<PlannedDocument, 'path' | 'remote' | 'isIndexed'>,
    address: string,
    frame?: Rendered,
  ) => {
    const request = requestFor(address, sources);
    const render = async (composition: number) => {
      const own = { ...request, registry: { ...request.registry, composition } };
      const html = shell.mountOf(address).isPrerendered
        ? await shell.renderDocument({ ...own, modules })
        : shell.clientDocument({ ...own, ...(frame && { frame }) });
      assertNamed(html, request);
      return html;
    };
    const { importMap } = request;
    const fingerprint = fingerprintOf(request, frame, sources);
    plan.push({ ...document, fingerprint, render, ...(importMap !== undefined && { importMap }) });
  };
  for (const page of registry.pages) {
    const { path, remote } = page;
    if (!shell.mountOf(path).isPrerendered) {
      if (!frames) continue;
      // As after each tried page, see `staffPageViolations`.
      await nextTask();
      beginFrame(path);
      const frame = await staffFrame({ ...frames, path }, ofFrames.shell);
      add({ path, remote: 'shell', isIndexed: false }, path, frame);
      continue;
    }
    begin(remote, `listing the addresses of ${path}`);
    const value = { page: pageIn(modules[remote], page) };
    for (const address of addressesOf(page, value.page)) {
      const { robots } = shell.metadataOf({ status: 'loaded', value }, address);
      add({ path: address, remote, isIndexed: robots === undefined }, address);
    }
  }
  add({ path: notFoundDocument, remote: 'shell', isIndexed: false }, '/404');
  if (!frames) return plan;
  beginFrame(anyStaffPage);
  const frame = await staffFrame(frames, ofFrames.shell);
  add({ path: staffDocument, remote: 'shell', isIndexed: false }, anyStaffPage, frame);
  return plan;
}

/** Modules of the remotes whose parts prerendered documents and frames show. */
function modulesOf({ releaseSet, registry, shell, load }: DocumentSources) {
  const { pages, extensions = [], layouts } = registry;
  const shown = [
    ...pages.filter(({ path }) => shell.mountOf(path).isPrerendered),
    ...extensions.filter(({ slot }) => isPublicSlot(slot)),
    ...[layouts.public, layouts.staff],
  ];
  const needed = new Set(shown.map((part) => part?.remote));
  const names = [...releaseSet.keys()].filter((name) => needed.has(name));
  return Object.fromEntries(names.map((name) => [name, load(name)]));
}

function requestFor(path: string, sources: DocumentSources) {
  const { shell } = sources;
  const isPublic = (each: string) => shell.mountOf(each).audience === 'public';
  const registry = isPublic(path) ? publicPart(sources.registry, isPublic) : sources.registry;
  const styles = stylesOf(path, sources);
  const importMap = importMapOf(registry, sources.releaseSet);
  return {
    path,
    registry,
    scripts: initialScriptsOf(path, sources),
    ...(styles.length > 0 && { styles }),
    ...(importMap !== undefined && { importMap }),
  };
}

/** Identifies all sources: releases, the content that is shown, the year that is printed. */
function fingerprintOf(
  { path, registry, scripts, styles }: ReturnType<typeof requestFor>,
  frame: Rendered | undefined,
  sources: DocumentSources,
): string {
  const { content, shell, made } = sources;
  const { always, first, later } = contentUseOf(path, sources);
  const shown = shell.mountOf(path).isPrerendered
    ? [...always, ...first, ...later]
    : Object.keys(content.files);
  const all = {
    address: path,
    registry,
    scripts: { ...scripts, content: undefined },
    styles,
    shows: [...new Set(shown)].map((name) => [name, content.files[name]]),
    frame,
    inlineScripts: shell.inlineScripts,
    year: made.slice(0, 4),
  };
  return sha256(JSON.stringify(all));
}

/** @throws for a shell of a version without style sheets or ES modules of remotes. */
function assertNamed(html: string, { styles = [], importMap = '' }: ReturnType<typeof requestFor>): void {
  if (!styles.every(({ url }) => html.includes(`href="${url}"`)))
    throw new Error('the live shell does not link style sheets of remotes: publish the shell first');
  if (!html.includes(importMap))
    throw new Error('the live shell does not name ES modules of remotes: publish the shell first');
}

/** Without a frame staff pages start empty, which does not justify rejecting releases. */
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
