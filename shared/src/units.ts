/** Common units of the lines of an invoice, by their codes of UN/ECE recommendation 20. */
export const units = {
  HUR: 'Hours',
  DAY: 'Days',
  MON: 'Months',
  C62: 'Pieces',
  LS: 'Lump sums',
} as const;
