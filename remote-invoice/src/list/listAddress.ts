import type { InvoiceFilter } from '@vibrant-peak/shared/host';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { invoicesPath } from '../pageActions';
import { states } from './StateBadge';

/** Filters of the list that its address has: other pages lead to them. */
export type AddressFilter = Pick<
  InvoiceFilter,
  'currency' | 'isOpen' | 'dueFrom' | 'dueUntil' | 'paidFrom' | 'paidUntil'
>;

const texts = ['currency', 'dueFrom', 'dueUntil', 'paidFrom', 'paidUntil'] as const;

/** Address of the list with these invoices. */
export function listAddress({ isOpen, ...filter }: AddressFilter): string {
  const found = texts.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]]));
  return `${invoicesPath}?${String(new URLSearchParams([...found, ...(isOpen ? [['isOpen', 'true']] : [])]))}`;
}

/** The filter of an address. */
export function filterIn(parameters: URLSearchParams): AddressFilter {
  const found = texts.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name)]] : []));
  return { ...Object.fromEntries(found), ...(parameters.get('isOpen') === 'true' && { isOpen: true }) };
}

/** A filter in words, such as `open, EUR, due until 26 Aug 2026`. */
export function filterText({ currency, isOpen, ...days }: AddressFilter): string {
  return [
    isOpen && 'open',
    currency === '' ? 'without a currency' : currency,
    rangeText('due', days.dueFrom, days.dueUntil),
    rangeText('with payments', days.paidFrom, days.paidUntil),
  ]
    .filter(Boolean)
    .join(', ');
}

function rangeText(what: string, from?: string, until?: string): string | undefined {
  const parts = [...(from ? [`from ${dayText(from)}`] : []), ...(until ? [`until ${dayText(until)}`] : [])];
  return parts.length > 0 ? [what, ...parts].join(' ') : undefined;
}

/**
 * What an address chooses in the list's own filters: a state, or what clients say is paid.
 * Nothing without a choice.
 */
export function choiceIn(parameters: URLSearchParams): InvoiceFilter | undefined {
  if (parameters.get('isSaidPaid') === 'true') return { isSaidPaid: true };
  const state = states.find(([name]) => name === parameters.get('state'))?.[0];
  return state && { state };
}
