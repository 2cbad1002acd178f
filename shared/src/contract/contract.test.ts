import { federationName, isStaffPath } from './index';

test.each([
  ['remote-public', 'remote_public'],
  ['@team/remote-our.partners', 'team_remote_our_partners'],
])('%s is known to federation as %s', (name, known) => {
  expect(federationName(name)).toBe(known);
});

test.each([
  ['/admin', true],
  ['/admin/login', true],
  ['/administrators', false],
  ['/', false],
])('%s belongs to the staff area: %s', (path, isStaff) => {
  expect(isStaffPath(path)).toBe(isStaff);
});
