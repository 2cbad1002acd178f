import type { RemoteDeclaration } from '@vibrant-peak/shared/contract';
import { manifestOf } from '../testing/testStore';
import { publicPart, registryOf } from './registry';
import type { ReleaseSet } from './releaseSet';

const pages = [{ path: '/admin/team', module: 'Team' }];
const website = { pages: [{ path: '/', module: 'Home' }], layouts: { public: 'Layout' } };
const isPublic = (path: string) => !path.startsWith('/admin');

/** A composition of remotes that offer this. */
const registryWith = (offers: Record<string, RemoteDeclaration>) =>
  registryOf(
    new Map(
      Object.entries(offers).map(([name, offered]) => [
        name,
        { hash: '0-a', manifest: { ...manifestOf(name, '1'), offers: offered } },
      ]),
    ) as ReleaseSet,
  );

test('adapters are in the registry of staff documents; public ones name the profile alone', () => {
  const plain = registryWith({ 'remote-public': website, 'remote-admin': { pages } });
  const live = registryWith({
    'remote-public': website,
    'remote-admin': { pages },
    'remote-live': { pages: [{ path: '/admin/join', module: 'Join' }], adapters: 'adapters' },
  });
  expect(plain).not.toHaveProperty('adapters');
  expect(live.adapters).toEqual({ remote: 'remote-live', module: 'adapters' });
  const asText = (registry: typeof plain) => JSON.stringify(publicPart(registry, isPublic));
  expect(asText(live).replace('"profile":"live",', '')).toBe(asText(plain));
  expect(asText(plain)).not.toMatch(/admin|live|adapters/);
});

test('a page of the live profile is part of the site only where adapters are', () => {
  const forLive = { path: '/admin/content', module: 'Content', profile: 'live' as const };
  const admin = { pages: [...pages, forLive] };
  const pathsIn = (offers: Record<string, RemoteDeclaration>) =>
    registryWith(offers).pages.map(({ path }) => path);
  expect(pathsIn({ 'remote-admin': admin })).toEqual(['/admin/team']);
  expect(pathsIn({ 'remote-admin': admin, 'remote-live': { pages: [], adapters: 'adapters' } })).toEqual([
    '/admin/team',
    '/admin/content',
  ]);
});
