import {
  joinPath,
  newPasswordPath,
  loginPath,
  pathOfSlot,
  slots,
  staffPath,
  versionsPath,
  type ExtensionDeclaration,
  type PageDeclaration,
  type SlotName,
} from '@vibrant-peak/shared/contract';
import { isStaffIcon } from '@vibrant-peak/shared/ui-admin';

/** A list of links that a remote may add to. */
type Place = 'header' | 'footer' | 'sidebar';

/** What a remote may claim. */
interface Policy {
  /** Addresses: these and all below them, except those below a longer one of another remote. */
  paths: string[];
  places: Place[];
  /** Slots of other remotes' pages. */
  slots: SlotName[];
  /** Whether it may stand behind the ports of the staff area. */
  mayAdapt?: true;
}

const policies: Record<string, Policy> = {
  'remote-public': { paths: ['/'], places: ['header', 'footer'], slots: [] },
  'remote-admin': { paths: [staffPath, loginPath], places: ['sidebar'], slots: [] },
  'remote-invoice': {
    paths: [`${staffPath}/receipts`, `${staffPath}/invoices`, `${staffPath}/receivables`],
    places: ['sidebar'],
    slots: ['dashboard'],
  },
  'remote-live': {
    paths: [
      joinPath,
      newPasswordPath,
      versionsPath,
      ...[
        'people',
        'activity',
        'mail',
        'health',
        'releases',
        'visitors',
        'sign-in',
        'pictures',
        'changes',
        'preview',
        'history',
        'clients',
        'items',
        'invoice-settings',
      ].map((page) => `${staffPath}/${page}`),
    ],
    places: ['sidebar'],
    slots: ['dashboard'],
    mayAdapt: true,
  },
};

/**
 * Other remotes may use addresses of their own name (`/partners` and `/admin/partners` for
 * `remote-partners`) and slots of the staff area.
 */
function policyOf(remote: string): Policy {
  const own = remote.replace(/^remote-/, '');
  return (
    policies[remote] ?? {
      paths: [`/${own}`, `${staffPath}/${own}`],
      places: ['header', 'footer', 'sidebar'],
      slots: ['dashboard'],
    }
  );
}

/** @returns what a remote's page claims and may not have, as sentences. */
export function violationsOf(remote: string, page: PageDeclaration): string[] {
  const { path, navigation, links = [] } = page;
  const policy = policyOf(remote);
  const places: Place[] = [...links.map(({ place }) => place), ...(navigation ? ['sidebar' as const] : [])];
  const icons = navigation ? [navigation, ...(navigation.actions ?? [])].map(({ icon }) => icon) : [];
  return [
    ...(mayHave(remote, path)
      ? []
      : [
          `${remote} offers ${path}: its addresses begin with ${policy.paths.join(' or ')}: ` +
            'change its src/pages.ts, or have shell/src/policy.ts grant it',
        ]),
    ...(links.length > 0 && path.includes(':')
      ? [`${remote} links ${path}, which has a parameter: link one of its addresses from a page without`]
      : []),
    ...places
      .filter((place) => !policy.places.includes(place))
      .map(
        (place) =>
          `${remote} puts ${path} into the ${place}: it may use the ${policy.places.join(' and the ')}`,
      ),
    ...icons
      .filter((icon) => !isStaffIcon(icon))
      .map((icon) => `${remote} names an unknown icon for ${path}: ${icon}`),
  ];
}

/** @returns what a remote's extension claims and may not have, as a sentence. */
export function extensionViolationsOf(remote: string, { slot, module }: ExtensionDeclaration): string[] {
  const fills = `${remote} fills the slot "${slot}" with ${module}`;
  if (pathOfSlot(slot) === undefined)
    return [`${fills}: the site has no such slot, only ${listed(slots.map(({ name }) => name))}`];
  const { slots: own } = policyOf(remote);
  return own.includes(slot) ? [] : [`${fills}: it may fill ${listed(own) || 'none'}`];
}

const listed = (names: string[]) => new Intl.ListFormat('en-GB').format(names);

/**
 * @returns why a remote may not bring adapters, as sentences. Adapters decide who sees the staff
 * area.
 */
export const adapterViolationsOf = (remote: string): string[] =>
  policyOf(remote).mayAdapt
    ? []
    : [
        `${remote} offers adapters: remove them from its src/pages.ts, or have shell/src/policy.ts grant them`,
      ];

/** Whether the longest of the policies' paths that cover an address is one of the remote's own. */
function mayHave(remote: string, path: string): boolean {
  const longest = (paths: string[]) =>
    Math.max(-1, ...paths.filter((prefix) => covers(prefix, path)).map(({ length }) => length));
  const others = Object.keys(policies).filter((name) => name !== remote);
  const own = longest(policyOf(remote).paths);
  return own > longest(others.flatMap((name) => policies[name]!.paths));
}

const covers = (prefix: string, path: string) =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
