import type { InvoiceValue } from '../host/index';

/** Merges fields of the invoice, each as a whole. */
export function mergedOf(base: InvoiceValue, mine: InvoiceValue, theirs: InvoiceValue) {
  const names = Object.keys(base.invoice) as (keyof InvoiceValue['invoice'])[];
  const text = (value: InvoiceValue, name: keyof InvoiceValue['invoice']) =>
    JSON.stringify(value.invoice[name]);
  const isMine = (name: (typeof names)[number]) => text(mine, name) !== text(base, name);
  const invoice = Object.fromEntries(
    names.map((name) => [name, (isMine(name) ? mine : theirs).invoice[name]]),
  );
  const disagreements = names
    .filter((name) => isMine(name) && text(theirs, name) !== text(base, name))
    .filter((name) => text(theirs, name) !== text(mine, name))
    .map((name) => ({ field: `invoice.${name}`, mine: mine.invoice[name], theirs: theirs.invoice[name] }));
  return { merged: { ...theirs, invoice } as InvoiceValue, disagreements };
}
