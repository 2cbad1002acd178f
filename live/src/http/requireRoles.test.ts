import { fastify, type RouteOptions } from 'fastify';
import { noContent } from './schemas';
import { mayUse, requireRoles } from './requireRoles';

function add(route: Pick<RouteOptions, 'config' | 'schema'>): void {
  const app = fastify();
  requireRoles(app, async () => null);
  app.route({ method: 'POST', url: '/drafts', handler: async () => null, ...route });
}

test('a route that does not say who may use it fails at the start', () => {
  expect(() => add({ schema: { response: noContent } })).toThrow(
    'POST /drafts does not say who may use it: config.access',
  );
  expect(() => add({ config: { access: 'editor' }, schema: { response: noContent } })).not.toThrow();
});

test('a route without a schema of its answers fails at the start', () => {
  expect(() => add({ config: { access: 'editor' } })).toThrow('POST /drafts has no schema of its answers');
});

test('each role may do what those before it may', () => {
  const uses = (['anyone', 'editor', 'publisher', 'manager'] as const).map((access) =>
    ([undefined, 'editor', 'publisher', 'manager'] as const).map((role) => mayUse(access, role)),
  );
  expect(uses).toEqual([
    [true, true, true, true],
    [false, true, true, true],
    [false, false, true, true],
    [false, false, false, true],
  ]);
});
