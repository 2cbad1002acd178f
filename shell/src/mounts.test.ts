import { mountOf } from './mounts';

test.each([
  ['/', 'public', false],
  ['/services', 'public', false],
  ['/administrators', 'public', false],
  ['/admin', 'staff', true],
  ['/admin/team', 'staff', true],
  ['/admin/receipts', 'staff', true],
  ['/admin/payroll/2026', 'staff', true],
  ['/admin/login', undefined, false],
  ['/admin/join', undefined, false],
])('%s stands in the layout %s, guarded: %s', (path, layout, isGuarded) => {
  expect(mountOf(path)).toMatchObject({ isGuarded });
  expect(mountOf(path).layout).toBe(layout);
});

test('the login is prerendered, and public documents do not include it', () => {
  expect(mountOf('/admin/login')).toMatchObject({ audience: 'staff', isPrerendered: true });
});
