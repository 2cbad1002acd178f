import { createRequire } from 'node:module';
import { contentPrefix } from '@vibrant-peak/shared/contract';
import { releaseFolderModule } from '@vibrant-peak/webpack/releaseFolder';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { evaluate, type Bundle } from '../evaluate';
import type { Collections } from '../content/readContent';

const builtin = createRequire('/');

/** Runs the shell's bundle: it holds everything but Node itself and the content. */
export function loadShell(bundle: Bundle, content: Collections): ShellBundle {
  const provide = (request: string) => collectionAt(request, content) ?? (builtin(request) as unknown);
  return evaluate(bundle, provide) as ShellBundle;
}

/** The bundle of a remote, and the address of its release's folder. */
export interface RemoteBundle extends Bundle {
  folder: string;
}

/**
 * The collection that a request for a module asks for; `undefined` when it is for something else.
 */
const collectionAt = (request: string, content: Collections): object | undefined =>
  request.startsWith(contentPrefix) ? content[request.slice(contentPrefix.length)] : undefined;

/**
 * Runs a remote's bundle with the shell's instances of all shared modules, one React, one design
 * system, and the content.
 * @throws when the bundle asks for a module that neither provides.
 */
function loadRemote(
  { folder, ...bundle }: RemoteBundle,
  shell: ShellBundle,
  content: Collections,
): Record<string, unknown> {
  const provide = (request: string) => {
    if (request === releaseFolderModule) return folder;
    if (Object.hasOwn(shell.modules, request)) return shell.modules[request];
    const collection = collectionAt(request, content);
    if (collection) return collection;
    throw new Error(`${bundle.name} asks for "${request}", which the shell does not provide`);
  };
  return (evaluate(bundle, provide) as { modules: Record<string, unknown> }).modules;
}

/** Modules of a remote by its name; each bundle runs once. */
export type RemoteModules = (remote: string) => Promise<Record<string, unknown>>;

export function remoteModules(
  bundleOf: (remote: string) => Promise<RemoteBundle>,
  shell: ShellBundle,
  content: Collections,
): RemoteModules {
  const running = new Map<string, ReturnType<RemoteModules>>();
  return (remote) => {
    const known =
      running.get(remote) ?? bundleOf(remote).then((bundle) => loadRemote(bundle, shell, content));
    running.set(remote, known);
    return known;
  };
}
