import webpack, { type Compilation, type Dependency, type Module } from 'webpack';
import { isOfShell } from '../sharedModules';

/** Names that a build imports from each shared module; `*` stands for the whole module. */
export type SharedUse = Record<string, string[]>;

/**
 * The names a remote imports from the modules that the shell provides, by webpack's module graph,
 * without unused imports. Call it after dependencies were optimized and before modules are
 * concatenated.
 */
export function sharedUseOf({ modules, moduleGraph }: Compilation): SharedUse {
  const uses = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const key = shareKeyOf(connection.module);
      if (key === undefined || !connection.dependency || connection.getActiveState(undefined) === false)
        continue;
      const names = uses.get(key) ?? new Set();
      uses.set(key, names);
      for (const name of namesIn(connection.dependency, moduleGraph)) names.add(name);
    }
  }
  return Object.fromEntries([...uses].sort().map(([key, names]) => [key, [...names].sort()]));
}

/** The key of a module from the share scope or the content. */
export function shareKeyOf(module: Module | null): string | undefined {
  if (module?.type === 'consume-shared-module')
    return (module as Module & { options: { shareKey: string } }).options.shareKey;
  // The shell imports content as externals.
  return module instanceof webpack.ExternalModule && !isOfShell(module.userRequest)
    ? module.userRequest
    : undefined;
}

function namesIn(dependency: Dependency, graph: Compilation['moduleGraph']): string[] {
  return dependency.getReferencedExports(graph, undefined).map((reference) => {
    const [name = '*'] = Array.isArray(reference) ? reference : reference.name;
    return name;
  });
}
