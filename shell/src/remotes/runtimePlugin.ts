import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { forgetFailedLoads } from './forgetFailedLoads';
import { loadEntry } from './loadEntry';

/** Makes federation load entries by `loadEntry`, with hashes and timeouts, and retry failed shared modules. */
export default function shellRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-runtime-plugin',
    loadEntry: ({ remoteInfo }) => {
      const [url = '', integrity = ''] = remoteInfo.entry.split('#');
      return loadEntry({ global: remoteInfo.entryGlobalName, url, integrity });
    },
    beforeRegisterShare: (registration) => {
      const { pkgName, shared, origin } = registration;
      forgetFailedLoads(shared, () => Object.values(origin.shareScopeMap['default']?.[pkgName] ?? {}));
      return registration;
    },
  };
}
