import type { Registry, RegistryPage, RegistryRelease } from 'shared/contract';
import { remoteOrigins } from './remoteOrigins';

/**
 * Reads a registry strictly: the shell trusts nothing that does not have this shape, and no remote from elsewhere.
 * @param origins other origins that remotes may come from.
 * @throws with the name of the first field that does not fit.
 */
export function parseRegistry(text: string, origins = remoteOrigins): Registry {
  const value: unknown = JSON.parse(text);
  const registry = record(value, 'registry');
  return {
    composition: number(registry['composition'], 'composition'),
    audience:
      registry['audience'] === 'public' || registry['audience'] === 'staff'
        ? registry['audience']
        : fail('audience'),
    remotes: list(registry['remotes'], 'remotes').map((value) => release(value, origins)),
    pages: list(registry['pages'], 'pages').map(page),
    layouts: layouts(registry['layouts']),
  };
}

function release(value: unknown, origins: readonly string[]): RegistryRelease {
  const { name, version, contract, base, integrity } = record(value, 'remotes[]');
  const address = string(base, 'remotes[].base');
  if (!isOwn(address) && !origins.some((origin) => address.startsWith(`${origin}/`))) fail('remotes[].base');
  if (!address.endsWith('/')) fail('remotes[].base');
  return {
    name: string(name, 'remotes[].name'),
    version: string(version, 'remotes[].version'),
    contract: number(contract, 'remotes[].contract'),
    base: address,
    integrity: string(integrity, 'remotes[].integrity'),
  };
}

/** A path on the page's own origin: a second slash or a backslash would name another host. */
const isOwn = (address: string) => /^\/[^/\\]/.test(address);

function page(value: unknown): RegistryPage {
  const { path, remote, module, navigation } = record(value, 'pages[]');
  const address = string(path, 'pages[].path');
  if (!address.startsWith('/')) fail('pages[].path');
  return {
    path: address,
    remote: string(remote, 'pages[].remote'),
    module: string(module, 'pages[].module'),
    ...(navigation !== undefined && { navigation: navigationEntry(navigation) }),
  };
}

function navigationEntry(value: unknown): NonNullable<RegistryPage['navigation']> {
  const { label, icon, order, place, keywords, actions } = record(value, 'pages[].navigation');
  return {
    label: string(label, 'pages[].navigation.label'),
    icon: string(icon, 'pages[].navigation.icon'),
    order: number(order, 'pages[].navigation.order'),
    ...(place === 'palette' && { place }),
    ...(keywords !== undefined && {
      keywords: list(keywords, 'keywords').map((word) => string(word, 'keywords[]')),
    }),
    ...(actions !== undefined && { actions: list(actions, 'actions').map(navigationAction) }),
  };
}

function navigationAction(value: unknown) {
  const action = record(value, 'actions[]');
  return {
    label: string(action['label'], 'actions[].label'),
    icon: string(action['icon'], 'actions[].icon'),
    search: string(action['search'], 'actions[].search'),
  };
}

function layouts(value: unknown): Registry['layouts'] {
  const entries = Object.entries(record(value, 'layouts')).map(([mount, layout]) => {
    const { remote, module } = record(layout, `layouts.${mount}`);
    return [
      mount,
      {
        remote: string(remote, `layouts.${mount}.remote`),
        module: string(module, `layouts.${mount}.module`),
      },
    ];
  });
  return Object.fromEntries(entries) as Registry['layouts'];
}

function fail(field: string): never {
  throw new Error(`The registry is not valid: ${field}`);
}

const record = (value: unknown, field: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(field);
const list = (value: unknown, field: string): unknown[] => (Array.isArray(value) ? value : fail(field));
const string = (value: unknown, field: string): string => (typeof value === 'string' ? value : fail(field));
const number = (value: unknown, field: string): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(field);
