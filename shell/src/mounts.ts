import { joinPath, loginPath, newPasswordPath, staffPath } from '@vibrant-peak/shared/contract';
import type { Mount } from '@vibrant-peak/shared/contract/shell';

/**
 * The longest matching mount applies. Everything under `/admin` except login, invitations and
 * forgotten passwords is guarded. `policy.ts` grants addresses to remotes.
 */
const mounts: readonly Mount[] = [
  {
    path: '/',
    layout: 'public',
    isGuarded: false,
    audience: 'public',
    isPrerendered: true,
  },
  {
    path: staffPath,
    layout: 'staff',
    isGuarded: true,
    audience: 'staff',
    isPrerendered: false,
  },
  {
    path: loginPath,
    isGuarded: false,
    audience: 'staff',
    isPrerendered: true,
  },
  {
    path: joinPath,
    isGuarded: false,
    audience: 'staff',
    isPrerendered: false,
  },
  {
    path: newPasswordPath,
    isGuarded: false,
    audience: 'staff',
    isPrerendered: false,
  },
];

/** The mount that applies to an address. */
export function mountOf(path: string): Mount {
  const covering = mounts.filter(
    (mount) => mount.path === '/' || path === mount.path || path.startsWith(`${mount.path}/`),
  );
  return covering.reduce((longest, mount) => (mount.path.length > longest.path.length ? mount : longest));
}
