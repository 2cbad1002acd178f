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

/** The collection that a request for a module asks for. */
const collectionAt = (request: string, content: Collections): object | undefined =>
  request.startsWith(contentPrefix) ? content[request.slice(contentPrefix.length)] : undefined;

/**
 * Runs a remote's bundle with the shell's instances of all shared modules, one React, one design
 * system, and the content.
 * @param folder address of its release's folder.
 * @returns its modules by name.
 * @throws when the bundle asks for a module that neither provides.
 */
export function loadRemote(
  bundle: Bundle,
  folder: string,
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
