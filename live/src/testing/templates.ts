/** Name of the database that tests copy: it has all tables, and no rows. */
export const template = 'template_of_tests';

/** The address of another database of the same PostgreSQL. */
export function databaseAt(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}
