import { findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { platformPackages } from '../create/platform';

const published = workspacesIn(findRoot())
  .map(readPackage)
  .filter((each) => !each.private);

test('npm publish --workspaces publishes the packages of the platform, and no others', () => {
  expect(published.map(({ name }) => name).sort()).toEqual([...platformPackages].sort());
});

test('they have one version, and require it of each other', () => {
  const { version } = published[0]!;
  expect(published.map((each) => each.version)).toEqual(published.map(() => version));
  const required = published.flatMap(({ dependencies = {} }) =>
    platformPackages.flatMap((name) => dependencies[name] ?? []),
  );
  expect(new Set(required)).toEqual(new Set([`^${version}`]));
});
