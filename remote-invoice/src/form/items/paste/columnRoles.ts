export const columnRoles = {
  name: 'Name',
  quantity: 'Quantity',
  rate: 'Rate',
  total: 'Total',
  discount: 'Discount',
  tax: 'Tax (%)',
  currency: 'Currency',
  unit: 'Unit',
  sku: 'SKU',
  ignored: 'Ignored',
} as const;

/** The meaning of a pasted column. */
export type ColumnRole = keyof typeof columnRoles;

export const cellOf = (row: readonly string[], column: number) => row[column]?.trim() ?? '';

/** The cell of a row in a role; blank if there is none. */
export type TextOf = (role: ColumnRole) => string;
