import { loginPath, staffPath } from 'shared/contract';
import type { Mount } from 'shared/contract/shell';

/** The longest matching mount applies. Everything under `/admin` except the login is guarded, for any remote. */
const mounts: readonly Mount[] = [
  {
    path: '/',
    remotes: ['remote-public'],
    layout: 'public',
    isGuarded: false,
    audience: 'public',
    isPrerendered: true,
  },
  {
    path: staffPath,
    remotes: 'any',
    layout: 'staff',
    isGuarded: true,
    audience: 'staff',
    isPrerendered: false,
  },
  {
    path: `${staffPath}/receipts`,
    remotes: ['remote-invoice'],
    layout: 'staff',
    isGuarded: true,
    audience: 'staff',
    isPrerendered: false,
  },
  {
    path: loginPath,
    remotes: ['remote-admin'],
    isGuarded: false,
    audience: 'staff',
    isPrerendered: true,
  },
];

/** The mount that applies to an address. */
export function mountOf(path: string): Mount {
  const covering = mounts.filter(
    (mount) => mount.path === '/' || path === mount.path || path.startsWith(`${mount.path}/`),
  );
  return covering.reduce((longest, mount) => (mount.path.length > longest.path.length ? mount : longest));
}

/** @returns why a remote may not have a page at this address, or `undefined` when it may. */
export function refusalOf(remote: string, path: string): string | undefined {
  const mount = mountOf(path);
  if (mount.remotes === 'any' ? remote !== 'remote-public' : mount.remotes.includes(remote)) return undefined;
  return `${remote} offers ${path}, which belongs to ${mount.remotes === 'any' ? 'staff remotes' : mount.remotes.join(', ')}`;
}
