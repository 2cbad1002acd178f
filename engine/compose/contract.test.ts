import type { ReleaseManifest } from '../formats/manifest';
import { contractViolations } from './contract';

const manifest = (name: string, more: Partial<ReleaseManifest>): ReleaseManifest => ({
  files: {},
  name,
  version: '1.0.0',
  contract: 1,
  assets: { exposes: {}, provided: {}, packages: [], uses: {}, uniqueName: name },
  integrity: {},
  media: {},
  ...more,
});

const host = manifest('shell', {
  provides: {
    react: { version: '19.3.1', exports: ['useState', 'default'] },
    '@vibrant-peak/shared/ui': { version: '1.2.0', exports: ['Box', 'Button'] },
    '@vibrant-peak/shared/content/team': { version: '1.2.0', exports: ['team'] },
  },
});
const uses: ReleaseManifest['uses'] = {
  react: { range: '^19.3.0', names: ['useState'] },
  '@vibrant-peak/shared/ui': { range: '^1.1.0', names: ['Box'] },
};
const remote = manifest('remote-invoice', { uses });

const violations = (one: ReleaseManifest, other: ReleaseManifest, ...published: string[]) =>
  contractViolations({
    host: one,
    content: manifest('shared', { content: {} }),
    user: other,
    isNew: (name) => published.includes(name),
  });

const without = (module: string, name?: string): ReleaseManifest => {
  const provides = { ...host.provides };
  if (name) provides[module] = { version: '1.2.0', exports: ['Box', 'Button'].filter((one) => one !== name) };
  else delete provides[module];
  return { ...host, provides };
};

test('a remote whose imports are provided is compatible, with a newer minor version too', () => {
  expect(violations(host, remote)).toEqual([]);
});

test('exports that a remote does not use cannot block it', () => {
  expect(violations(without('@vibrant-peak/shared/content/team'), remote, 'shell')).toEqual([]);
  expect(violations(without('@vibrant-peak/shared/ui', 'Button'), remote, 'shell')).toEqual([]);
});

test('a remote that imports a whole module (`*`) asks for no single name', () => {
  const whole = { react: { range: '^19.0.0', names: ['*'] } };
  expect(violations(host, { ...remote, uses: whole })).toEqual([]);
});

test.each([
  {
    what: 'a removed export',
    host: without('@vibrant-peak/shared/ui', 'Box'),
    published: 'shell',
    says: 'remote-invoice uses Box of @vibrant-peak/shared/ui, which the shell does not export: publish a remote-invoice that does without it first',
  },
  {
    what: 'a removed module',
    host: without('@vibrant-peak/shared/ui'),
    published: 'shell',
    says: 'remote-invoice uses @vibrant-peak/shared/ui, which the shell does not provide: publish a remote-invoice that does without it first',
  },
  {
    what: 'an export that is not live yet',
    host: without('@vibrant-peak/shared/ui', 'Box'),
    published: 'remote-invoice',
    says: 'remote-invoice uses Box of @vibrant-peak/shared/ui, which the shell does not export: publish the shell first',
  },
  {
    what: 'a new major version of React in the shell',
    host: { ...host, provides: { ...host.provides, react: { version: '20.0.0', exports: ['useState'] } } },
    published: 'shell',
    says: 'remote-invoice needs react ^19.3.0, the shell provides 20.0.0: publish both at once, remote-invoice built with react 20.0.0 (npm start)',
  },
  {
    what: 'a remote that was built with another major version of React, in all modules of the package',
    host: {
      ...host,
      provides: Object.fromEntries(
        ['react', 'react/jsx-runtime'].map((module) => [
          module,
          { version: '18.3.1', exports: ['useState', 'jsx'] },
        ]),
      ),
    },
    uses: { react: uses.react!, 'react/jsx-runtime': { range: '^19.3.0', names: ['jsx'] } },
    published: 'remote-invoice',
    says: 'remote-invoice needs react ^19.3.0, the shell provides 18.3.1: build remote-invoice with react 18.3.1 (its package.json), or publish the shell first',
  },
  {
    what: 'a shell that is older than the contract',
    host: { ...host, contract: 0 },
    published: 'remote-invoice',
    says: 'remote-invoice needs a newer version of the shell: it was built for contract 1, the shell has 0: publish the shell first',
  },
])(
  '$what is refused, and the message says who, what and who publishes first',
  ({ host, uses, published, says }) => {
    expect(violations(host, { ...remote, ...(uses && { uses }) }, published)).toEqual([says]);
  },
);

describe('content', () => {
  const fields: Record<string, string> = {
    team: 'list',
    'team[]': 'object',
    'team[].name': 'string',
    'team[].bio': 'string',
  };
  const provided = { version: '1.2.0', exports: ['team'], fields };
  const content = manifest('shared', {
    provides: { '@vibrant-peak/shared/content/team': provided },
    content: {},
  });
  const shell = without('@vibrant-peak/shared/content/team');
  const read = { team: 'list', 'team[]': 'object', 'team[].bio': 'string' };
  const site = manifest('remote-public', {
    uses: { '@vibrant-peak/shared/content/team': { range: '^1.0.0', names: ['team'], fields: read } },
  });
  const violationsOf = (one: ReleaseManifest, published: string, user = site) =>
    contractViolations({ host: shell, content: one, user, isNew: (name) => name === published });
  const providing = (change: Partial<typeof provided>) => ({
    ...content,
    provides: { '@vibrant-peak/shared/content/team': { ...provided, ...change } },
  });

  test('content is compatible when it has the fields that are read, whatever else it has and from any application', () => {
    expect(violationsOf(content, 'shared')).toEqual([]);
    expect(violationsOf(providing({ fields: { ...read, 'team[].floor': 'number' } }), 'shared')).toEqual([]);
  });

  test.each<[string, ReleaseManifest, string, string]>([
    [
      'a collection',
      { ...content, provides: {} },
      'shared',
      'remote-public uses @vibrant-peak/shared/content/team, which the content does not provide: publish a remote-public that does without it first',
    ],
    [
      'a name',
      providing({ exports: ['members'] }),
      'shared',
      'remote-public uses team of @vibrant-peak/shared/content/team, which the content does not export: publish a remote-public that does without it first',
    ],
    [
      'a field',
      providing({ fields: { team: 'list', 'team[]': 'object', 'team[].name': 'string' } }),
      'shared',
      'remote-public needs team[].bio of @vibrant-peak/shared/content/team, which the content does not have: publish a remote-public that does without it first',
    ],
    [
      'a type',
      providing({ fields: { ...fields, 'team[].bio': 'list' } }),
      'remote-public',
      'remote-public needs team[].bio of @vibrant-peak/shared/content/team, which the content has as list, not string: publish the content (npx vibrant-peak publish shared) first',
    ],
  ])('%s that is missing is named, with who publishes first', (_what, one, published, says) => {
    expect(violationsOf(one, published)).toEqual([says]);
  });

  test('all fields that are missing are one line, without the parts of missing ones', () => {
    const module = '@vibrant-peak/shared/content/team';
    const more = { 'team[].skills': 'array', 'team[].skills[]': 'string', 'team[].floor': 'number' };
    const used = { ...site.uses![module]!, fields: { ...read, ...more } };
    expect(violationsOf(content, 'remote-public', { ...site, uses: { [module]: used } })).toEqual([
      `remote-public needs team[].skills, team[].floor of ${module}, which the content does not have: publish the content (npx vibrant-peak publish shared) first`,
    ]);
  });

  test('the shell is checked like any other user of the content', () => {
    const user = { ...shell, uses: site.uses! };
    const said = violationsOf({ ...content, provides: {} }, 'shared', user);
    expect(said).toEqual([
      'shell uses @vibrant-peak/shared/content/team, which the content does not provide: publish a shell that does without it first',
    ]);
  });
});
