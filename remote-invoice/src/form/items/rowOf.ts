/** The row of an item as it stands in the document now. */
export const rowOf = (id: number | string | undefined) =>
  document.querySelector<HTMLTableRowElement>(`tr[data-id="${id}"]`);
