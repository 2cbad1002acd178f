/** Rows of a page. SQLite reads as many in a few milliseconds. */
const pageSize = 500;

/**
 * Rows by their ids, in pages: between two of them others have their turn.
 * @param read the next rows after an id, in the order of their ids.
 */
export async function* pagesOf<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let rows = await read(0, pageSize); rows.length > 0; rows = await read(rows.at(-1)!.id, pageSize)) {
    yield rows;
    if (rows.length < pageSize) return;
  }
}
