import type { Registry } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { addressViolations, DeclarationError } from './addresses';
import { loadRemote, loadShell } from './bundles';
import type { ComposedContent } from './content';
import { extensionExportViolations, extensionViolations } from './extensions';
import { planDocuments, type PlannedDocument } from './planDocuments';
import type { ReleaseManifest } from '../formats/manifest';
import { placeOf } from './position';
import { isBrowserMissing, staffPageViolations } from './tryStaffPages';

export interface PlanOrder {
  releases: [name: string, release: { hash: string; manifest: ReleaseManifest }][];
  /** Code of an application's bundle for Node. */
  bundles: Record<string, string>;
  registry: Registry;
  content: ComposedContent;
  /** Applications whose staff pages are tried. */
  tried: string[];
  /** Whether the process only helps to render public documents that another one has planned. */
  isHelper?: boolean;
  /** ISO time of the composition. */
  made: string;
}

/** Requests the documents that are not reused from the live composition. */
export interface RenderOrder {
  composition: number;
  paths: string[];
}

export interface Plan {
  shell: Pick<ShellBundle, 'origin' | 'webManifest' | 'inlineScripts'>;
  documents: Omit<PlannedDocument, 'render'>[];
}

/** The next step, and the application whose code it runs. */
export interface Step {
  app: string;
  what: string;
}

type Answer = { plan: Plan } | { isRendered: true } | { violations: string[] };
type Message = Answer | { step: Step } | { document: [path: string, html: string] };

let step: Step = { app: 'shell', what: 'starting shell' };
const send = (message: Message) => void process.send?.(message);
const begin = (app: string, what: string) => send({ step: (step = { app, what }) });

/** Runs a composition's bundles in the process started for it; orders and answers are messages. */
export function serveOrders(): void {
  // Some shells give the process that they start variables of their own.
  for (const name of Object.keys(process.env)) delete process.env[name];
  let planned: PlannedDocument[] = [];
  const answer = async (order: PlanOrder | RenderOrder): Promise<Answer> => {
    if ('paths' in order) return render(planned, order);
    const sources = sourcesOf(order);
    const { registry, shell } = sources;
    const violations = [...addressViolations(registry, shell), ...extensionViolations(registry, shell)];
    const isNew = (name: string) => order.tried.includes(name);
    if (violations.length === 0)
      violations.push(
        ...extensionExportViolations(sources, isNew),
        ...(await staffPageViolations(sources, isNew)),
      );
    if (violations.length > 0) return { violations };
    planned = await planDocuments(sourcesOf(order), order.isHelper ? undefined : sources);
    const { origin, webManifest, inlineScripts } = sources.shell;
    const documents = planned.map(({ render: _, ...document }) => document);
    return { plan: { shell: { origin, webManifest, inlineScripts }, documents } };
  };
  const fail = (error: unknown) => {
    const isDeclared = error instanceof DeclarationError;
    send({ violations: [isDeclared ? error.message : violationOf(`failed (${String(error)})`, error)] });
  };
  process.on('message', (order: PlanOrder | RenderOrder) => void answer(order).then(send, fail));
  process.on('uncaughtException', fail);
  // The publisher has died: without it each answer fails, and so would the report of that failure.
  process.on('disconnect', () => process.exit());
  process.on('exit', () => send({ violations: [violationOf('ended the process', new Error())] }));
}

function sourcesOf({ releases, bundles, registry, content, made }: PlanOrder) {
  const bundleOf = (name: string) => {
    begin(name, `starting ${name}`);
    return { name: `${name}/bundle.cjs`, code: bundles[name]! };
  };
  const shell = loadShell(bundleOf('shell'), content.collections);
  const running = new Map<string, Record<string, unknown>>();
  const load = (name: string) => {
    const { base } = registry.remotes.find((remote) => remote.name === name)!;
    const modules = running.get(name) ?? loadRemote(bundleOf(name), base, shell, content.collections);
    running.set(name, modules);
    return modules;
  };
  return { releaseSet: new Map(releases), shell, load, registry, content, made, begin };
}

/** Hands over each document when it is made: hundreds of them would not fit into one message. */
async function render(planned: PlannedDocument[], { composition, paths }: RenderOrder): Promise<Answer> {
  for (const { path, remote, render } of planned.filter((document) => paths.includes(document.path))) {
    begin(remote, `rendering ${path}`);
    send({ document: [path, await render(composition)] });
  }
  // What follows is not the time of the last page.
  begin('shell', 'ending');
  return { isRendered: true };
}

/** Timers continue while another application's code runs: the stack names the culprit. */
function violationOf(what: string, error: unknown): string {
  const { stack = '' } = error instanceof Error ? error : {};
  const named = [...stack.matchAll(/([\w-]+)\/bundle\.cjs/g)].map(([, name]) => name);
  const app = named.find((name) => name !== 'shell') ?? step.app;
  const advice = isBrowserMissing(error)
    ? '. Prerendering has no browser: use it in an effect or an event handler'
    : '';
  return `${app} ${what} while ${step.what}${placeOf(error, app)}${advice}`;
}
