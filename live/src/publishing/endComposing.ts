import type { Queries } from '../database/tables';

/**
 * Ends the time of publications that are under way, whose server has died: the next look at the site tells whether they are live or
 * have failed. For a start of the only server of a database.
 */
export const endComposing = (tables: Queries) =>
  tables
    .updateTable('publications')
    .set({ until: new Date(0).toISOString() })
    .where('state', '=', 'composing')
    .execute();
