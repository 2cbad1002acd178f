import { fastify, type RouteOptions } from 'fastify';
import type { Route } from './route';
import { noContent } from './schemas';
import { mayUse, requireRoles } from './requireRoles';

function add(route: Pick<RouteOptions, 'config' | 'schema'>): void {
  const app = fastify();
  const nobody = async () => null;
  requireRoles(app, {
    personOf: nobody,
    personIn: nobody,
    database: { change: jest.fn(), remove: jest.fn() },
  });
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

test('a route that changes the database without asking for rights again does not compile', () => {
  const route: Route = async (app, { database }) => {
    // @ts-expect-error: `request.change` is the way.
    app.get('/', () => database.change(async () => undefined));
    // @ts-expect-error: what routes have of the database only reads.
    app.get('/', () => database.tables.deleteFrom('people').execute());
  };
  expect(route).toBeInstanceOf(Function);
});
