import {
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { loadEntry } from './loadEntry';

/** Loads entries of remotes by `loadEntry`, with hashes and timeouts. */
export default function shellRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-runtime-plugin',
    loadEntry: ({ remoteInfo }) => {
      const [url = '', integrity = ''] = remoteInfo.entry.split('#');
      return loadEntry({ global: remoteInfo.entryGlobalName, url, integrity });
    },
  };
}

/**
 * Lets a shared module that did not load be requested again: the share scope would retain the
 * rejected promise. Global, because each remote has an instance of federation.
 */
registerGlobalPlugins([
  {
    name: 'retry-shared-modules',
    errorLoadShare: ({ pkgName, shareScopeMap }) => {
      for (const version of Object.values(shareScopeMap['default']?.[pkgName] ?? {})) version.loading = null;
    },
  },
]);
