import type { InvoiceKind } from '../../database/tables';
import { greeting } from './quoteOrCreditNoteMail';

/** A language's words; the last ones are of invoices alone. */
type Words = [subject: string, cancelled: string, nothingToPay: string];

const english: Words = [
  'Cancelled: {number}',
  'we have cancelled {number} for {total}.',
  'There is nothing to pay for it.',
];

const others: Record<string, Words> = {
  de: ['Storniert: {number}', 'wir haben {number} über {total} storniert.', 'Dafür ist nichts zu bezahlen.'],
  fr: ['Annulation : {number}', 'nous avons annulé {number} de {total}.', "Il n'y a rien à payer."],
  es: ['Anulación: {number}', 'hemos anulado {number} por {total}.', 'No hay nada que pagar.'],
  it: ['Annullamento: {number}', 'abbiamo annullato {number} di {total}.', "Non c'è nulla da pagare."],
  nl: ['Geannuleerd: {number}', 'wij hebben {number} van {total} geannuleerd.', 'U hoeft niets te betalen.'],
  pl: ['Anulowano: {number}', 'anulowaliśmy {number} na kwotę {total}.', 'Nie trzeba nic płacić.'],
  pt: ['Anulação: {number}', 'anulámos {number} no valor de {total}.', 'Não há nada a pagar.'],
};

/** The mail that tells the client of a void, in a language such as `de-AT`; else in English. */
export function cancellationMail(language: string, kind: InvoiceKind) {
  const [subject, cancelled, nothingToPay] = others[language.slice(0, 2)] ?? english;
  const lines = kind === 'invoice' ? [cancelled, nothingToPay] : [cancelled];
  return { subject, text: [greeting(language), lines.join('\n'), '{company}'].join('\n\n') };
}
