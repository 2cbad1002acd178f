import { randomUUID } from 'node:crypto';
import { newSecret } from '../people/secret';
import type { AccessRow } from './accessTable';

/** What JSON schemas of this server are made of. */
interface Schema {
  const?: unknown;
  enum?: readonly unknown[];
  type?: string;
  properties?: Record<string, Schema>;
}

/** Values that patterns and rules accept, by the name of the parameter. */
const accepted: Record<string, string> = {
  collection: 'team',
  id: '1',
  email: 'somebody@the.site',
  secret: newSecret(),
  currency: 'EUR',
  from: '2026-01-01',
  until: '2026-12-31',
  page: '1',
  'if-match': '"1"',
  'idempotency-key': randomUUID(),
};

function valueFor(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer') return 1;
  if (schema.type !== 'object') return accepted[name] ?? 'words';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([member, each]) => [member, valueFor(each, member)]),
  );
}

/** Where a schema takes a value, as lists of names. */
const placesIn = (schema: Schema, path: string[] = []): string[][] =>
  schema.properties
    ? Object.entries(schema.properties).flatMap(([name, each]) => placesIn(each, [...path, name]))
    : [path];

/** The four parts of a request, as one schema. */
function schemaOf({ url, schema }: AccessRow): Schema {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const params = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) };
  const parts = { params, querystring: schema.querystring, headers: schema.headers, body: schema.body };
  const present = Object.entries(parts).filter(([, part]) => part) as [string, Schema][];
  return { type: 'object', properties: Object.fromEntries(present) };
}

interface Request {
  params: Record<string, string>;
  querystring?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
}

/**
 * One request for each parameter of a route: that parameter is this text, the others are valid.
 * @returns them by the parameter's name, such as `body.email`.
 */
export function requestsWith(row: AccessRow, text: string): [parameter: string, Request][] {
  const schema = schemaOf(row);
  return placesIn(schema)
    .filter((path) => path.length > 1)
    .map((path) => {
      const request = valueFor(schema, '') as Request;
      let part = request as unknown as Record<string, unknown>;
      for (const name of path.slice(0, -1)) part = part[name] as Record<string, unknown>;
      part[path.at(-1)!] = text;
      return [path.join('.'), request];
    });
}
