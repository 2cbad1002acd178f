import { ownEInvoiceFields } from '@vibrant-peak/invoice/eInvoice';
import { freshDraft, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { defaultFields, entriesOf } from '@vibrant-peak/invoice/invoiceFields';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import type { Defaults } from './visit';

/** Fills in defaults where a draft still has the values that every new one has. */
export function withDefaults(draft: Draft, defaults: Defaults): Draft {
  const { yourCompany, template, paper, language, ...values } = defaults;
  const { invoice: initial, template: first } = freshDraft();
  const { invoice } = draft;
  const texts: Partial<Record<string, string>> = values;
  const names = [...entriesOf(defaultFields).map(([name]) => name), 'bankLines'] as const;
  const filled = Object.fromEntries(
    names
      .filter((name) => invoice[name] === initial[name])
      .map((name) => [name, texts[name] ?? initial[name]]),
  );
  const isNamed = Object.values(invoice.yourCompany).some((text) => text !== '');
  const next = { ...invoice, ...filled, yourCompany: isNamed ? invoice.yourCompany : yourCompany };
  const isDue = next.dueDate !== '' || next.terms === '';
  const own = ownEInvoiceFields.filter((name) => defaults[name]);
  const eInvoice = {
    ...Object.fromEntries(own.map((name) => [name, defaults[name]])),
    ...draft.eInvoice,
  };
  return {
    ...draft,
    ...(Object.keys(eInvoice).length > 0 && { eInvoice }),
    template: draft.template === first ? template : draft.template,
    paper: draft.paper ?? paper,
    language: draft.language ?? language,
    invoice: isDue ? next : { ...next, dueDate: dueDateOf(next.date, next.terms) },
  };
}
