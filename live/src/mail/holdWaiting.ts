import type { Queries } from '../database/tables';

const problem = 'It waited when the backup was made, so it may have been sent. Send it again if it was not.';

/** Keeps all that waits in the outbox of a restored database until a person sends it again. */
export const holdWaiting = (tables: Queries) =>
  tables.updateTable('outbox').set({ state: 'failed', problem }).where('state', '=', 'waiting').execute();
