import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ShellBundle } from 'shared/contract/shell';

/** A CommonJS bundle, and the name that its errors carry. */
interface Bundle {
  name: string;
  code: string;
}

const builtin = createRequire(import.meta.url);

/** Runs the shell's bundle: it holds everything but Node itself. */
export const loadShell = (bundle: Bundle) => evaluate(bundle, builtin) as ShellBundle;

/**
 * Runs a remote's bundle with the shell's instances of all shared modules: one React, one design system.
 * @throws when the bundle asks for a module that the shell does not provide.
 */
function loadRemote(bundle: Bundle, shell: ShellBundle): Record<string, unknown> {
  const provide = (request: string) => {
    if (Object.hasOwn(shell.modules, request)) return shell.modules[request];
    throw new Error(`${bundle.name} asks for "${request}", which the shell does not provide`);
  };
  return (evaluate(bundle, provide) as { modules: Record<string, unknown> }).modules;
}

/** Modules of a remote by its name; each bundle runs once. */
export type RemoteModules = (remote: string) => Promise<Record<string, unknown>>;

export function remoteModules(
  bundleOf: (remote: string) => Promise<Bundle>,
  shell: ShellBundle,
): RemoteModules {
  const running = new Map<string, ReturnType<RemoteModules>>();
  return (remote) => {
    const known = running.get(remote) ?? bundleOf(remote).then((bundle) => loadRemote(bundle, shell));
    running.set(remote, known);
    return known;
  };
}

function evaluate({ name, code }: Bundle, require: (request: string) => unknown): unknown {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: name })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}
