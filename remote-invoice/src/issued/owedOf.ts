import type { StoredInvoice } from '@vibrant-peak/shared/host';

/**
 * What is owed, negative for what was paid too much, or `null`. Of a credited invoice the client gets
 * back what was paid; nobody owes the cent by which credit notes in full may differ.
 */
export function owedOf({ state, balance, paid }: StoredInvoice): string | null {
  if (state === 'credited') return /[1-9]/.test(paid) ? `-${paid}` : null;
  return state === 'void' ? null : balance;
}
