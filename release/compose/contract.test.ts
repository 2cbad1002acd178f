import type { ReleaseManifest } from '../store/manifest';
import { contractFaults } from './contract';

const manifest = (name: string, more: Partial<ReleaseManifest>): ReleaseManifest => ({
  name,
  version: '1.0.0',
  contract: 1,
  assets: { exposes: {}, provided: {}, packages: [], uses: {}, uniqueName: name },
  integrity: {},
  ...more,
});

const host = manifest('shell', {
  provides: {
    react: { version: '19.3.1', exports: ['useState', 'default'] },
    'shared/ui': { version: '1.2.0', exports: ['Box', 'Button'] },
    'shared/content/team': { version: '1.2.0', exports: ['team'] },
  },
});
const uses: ReleaseManifest['uses'] = {
  react: { range: '^19.3.0', names: ['useState'] },
  'shared/ui': { range: '^1.1.0', names: ['Box'] },
};
const remote = manifest('remote-invoice', { uses });

const faults = (one: ReleaseManifest, other: ReleaseManifest, ...published: string[]) =>
  contractFaults({ host: one, remote: other, isNew: (name) => published.includes(name) });

const without = (module: string, name?: string): ReleaseManifest => {
  const provides = { ...host.provides };
  if (name) provides[module] = { version: '1.2.0', exports: ['Box', 'Button'].filter((one) => one !== name) };
  else delete provides[module];
  return { ...host, provides };
};

test('a remote that gets what it uses fits, also from a newer minor version', () => {
  expect(faults(host, remote)).toEqual([]);
});

test('what a remote does not use cannot block it', () => {
  expect(faults(without('shared/content/team'), remote, 'shell')).toEqual([]);
  expect(faults(without('shared/ui', 'Button'), remote, 'shell')).toEqual([]);
});

test('a module as a whole asks for no name', () => {
  const whole = { react: { range: '^19.0.0', names: ['*'] } };
  expect(faults(host, { ...remote, uses: whole })).toEqual([]);
});

test.each([
  {
    what: 'a removed export',
    host: without('shared/ui', 'Box'),
    published: 'shell',
    says: 'remote-invoice uses Box of shared/ui, which the shell does not export: publish a remote-invoice that does without it first',
  },
  {
    what: 'a removed module',
    host: without('shared/ui'),
    published: 'shell',
    says: 'remote-invoice uses shared/ui, which the shell does not provide: publish a remote-invoice that does without it first',
  },
  {
    what: 'an export that is not live yet',
    host: without('shared/ui', 'Box'),
    published: 'remote-invoice',
    says: 'remote-invoice uses Box of shared/ui, which the shell does not export: publish the shell first',
  },
  {
    what: 'a new major version of React in the shell',
    host: { ...host, provides: { ...host.provides, react: { version: '20.0.0', exports: ['useState'] } } },
    published: 'shell',
    says: 'remote-invoice needs react ^19.3.0, the shell provides 20.0.0: publish a remote-invoice that does without it first',
  },
  {
    what: 'a shell that is older than the contract',
    host: { ...host, contract: 0 },
    published: 'remote-invoice',
    says: 'remote-invoice needs a newer version of the shell: it was built for contract 1, the shell has 0: publish the shell first',
  },
])(
  '$what is refused, and the message says who, what and who publishes first',
  ({ host, published, says }) => {
    expect(faults(host, remote, published)).toEqual([says]);
  },
);
