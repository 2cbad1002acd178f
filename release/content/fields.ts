import type { Fields } from '../store/manifest';

/** The fields of a collection. A field of only some items is left out, because code cannot rely on it. */
export function fieldsOf(collection: Record<string, unknown>): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(collection)) addFields(fields, name, [value]);
  return fields;
}

/** @param values of that field, in all items. */
function addFields(fields: Fields, path: string, values: unknown[]): void {
  const types = new Set(values.map(typeOf));
  fields[path] = types.size === 1 ? [...types][0]! : 'mixed';
  if (fields[path] === 'list') {
    const items = (values as unknown[][]).flat();
    if (items.length > 0) addFields(fields, `${path}[]`, items);
  }
  if (fields[path] !== 'object') return;
  const objects = values as Record<string, unknown>[];
  for (const name of Object.keys(objects[0]!))
    if (objects.every((item) => name in item))
      addFields(
        fields,
        `${path}.${name}`,
        objects.map((item) => item[name]),
      );
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const words = /[A-Za-z_$][\w$]*/g;

/**
 * The fields of a collection that code may read: those for which every name on the way to them stands in the code. That may be more than
 * it reads, since names such as `title` are common. It is less only when the code puts names together.
 */
export function fieldsReadBy(code: string, names: readonly string[], fields: Fields): Fields {
  const said = new Set(code.match(words));
  return Object.fromEntries(
    Object.entries(fields).filter(([path]) => {
      const [root, ...rest] = path.match(words)!;
      return (names.includes('*') || names.includes(root!)) && rest.every((name) => said.has(name));
    }),
  );
}
