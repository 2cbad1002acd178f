/** The current row element of an item. */
export const rowOf = (id: number | string | undefined) =>
  document.querySelector<HTMLTableRowElement>(`tr[data-id="${id}"]`);
