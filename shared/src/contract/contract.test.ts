import {
  contentPartPath,
  dashboardSlot,
  defineExtension,
  editAddress,
  federationName,
  isStaffPath,
  isPublicSlot,
  pathOfSlot,
  projectSlot,
  slots,
  staffMetadataOf,
} from './index';

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

test('each part of the content and each record has an address', () => {
  expect(contentPartPath('visionStatement')).toBe('/admin/content/vision-statement');
  expect(editAddress('/admin/team', 'a b&c')).toBe('/admin/team?edit=a%20b%26c');
});

test('every slot has a name of its own, and a page', () => {
  const names = slots.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, path } of slots) expect(pathOfSlot(name)).toBe(path);
  expect(pathOfSlot('toString')).toBeUndefined();
  expect(['dashboard', 'home', 'project', 'other'].filter(isPublicSlot)).toEqual(['home', 'project']);
});

test('an extension names the slot that it was made for, and needs no properties that the slot does not have', () => {
  const Card = () => null;
  expect(defineExtension(dashboardSlot, Card)).toEqual({ slot: 'dashboard', component: Card });
  const Titled = ({ title }: { title: string }) => title;
  expect(defineExtension(projectSlot, Titled).component).toBe(Titled);
  // @ts-expect-error The dashboard passes no title: only the types can refuse this.
  defineExtension(dashboardSlot, Titled);
});

test('a staff page is named with its site, and not indexed', () => {
  expect(staffMetadataOf('Harbor')('Team')).toEqual({
    title: 'Team | Harbor',
    robots: 'noindex, nofollow',
  });
});
