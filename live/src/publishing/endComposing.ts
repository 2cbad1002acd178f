import type { Queries } from '../database/tables';

/**
 * Expires the publications of a server that died. The next look at the site finds out whether they
 * are live. Call it at the start of a database's only server.
 */
export const endComposing = (tables: Queries) =>
  tables
    .updateTable('publications')
    .set({ until: new Date(0).toISOString() })
    .where('state', '=', 'composing')
    .execute();
