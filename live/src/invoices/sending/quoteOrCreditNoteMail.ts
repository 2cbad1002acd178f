import type { InvoiceKind } from '../../database/tables';

/** A language's words. `due` is the last day on which a quote holds. */
interface Words {
  hello: string;
  quote: [noun: string, here: string, due: string];
  creditNote: [noun: string, here: string];
}

const english: Words = {
  hello: 'Hello {client},',
  quote: ['Quote', 'here is our quote {number} for {total}.', 'It is valid until {due}.'],
  creditNote: ['Credit note', 'here is the credit note {number} for {total}.'],
};

const others: Record<string, Words> = {
  de: {
    hello: 'Guten Tag {client},',
    quote: ['Angebot', 'hier ist unser Angebot {number} über {total}.', 'Gültig bis {due}.'],
    creditNote: ['Gutschrift', 'hier ist die Gutschrift {number} über {total}.'],
  },
  fr: {
    hello: 'Bonjour {client},',
    quote: ['Devis', 'voici notre devis {number} de {total}.', "Valable jusqu'au : {due}."],
    creditNote: ['Avoir', "voici l'avoir {number} de {total}."],
  },
  es: {
    hello: 'Hola, {client}:',
    quote: ['Presupuesto', 'aquí está nuestro presupuesto {number} por {total}.', 'Válido hasta el {due}.'],
    creditNote: ['Factura rectificativa', 'aquí está la factura rectificativa {number} por {total}.'],
  },
  it: {
    hello: 'Buongiorno {client},',
    quote: ['Preventivo', 'ecco il nostro preventivo {number} di {total}.', 'Valido fino al {due}.'],
    creditNote: ['Nota di credito', 'ecco la nota di credito {number} di {total}.'],
  },
  nl: {
    hello: 'Beste {client},',
    quote: ['Offerte', 'hierbij onze offerte {number} van {total}.', 'Geldig tot en met {due}.'],
    creditNote: ['Creditnota', 'hierbij de creditnota {number} van {total}.'],
  },
  pl: {
    hello: 'Dzień dobry {client},',
    quote: ['Oferta', 'przesyłamy ofertę {number} na kwotę {total}.', 'Oferta ważna do: {due}.'],
    creditNote: ['Faktura korygująca', 'przesyłamy fakturę korygującą {number} na kwotę {total}.'],
  },
  pt: {
    hello: 'Olá {client},',
    quote: ['Orçamento', 'aqui está o nosso orçamento {number} no valor de {total}.', 'Válido até {due}.'],
    creditNote: ['Nota de crédito', 'aqui está a nota de crédito {number} no valor de {total}.'],
  },
};

const wordsIn = (language: string) => others[language.slice(0, 2)] ?? english;

/** The first line of a mail to a client, in a language such as `de-AT`; else in English. */
export const greeting = (language: string) => wordsIn(language).hello;

/** The mail with a quote or a credit note, in a language such as `de-AT`; else in English. */
export function quoteOrCreditNoteMail(language: string, kind: Exclude<InvoiceKind, 'invoice'>) {
  const { hello, quote, creditNote } = wordsIn(language);
  const [noun, ...lines] = kind === 'quote' ? quote : creditNote;
  return {
    subject: `${noun} {number}`,
    text: [hello, lines.join('\n'), '{link}', '{company}'].join('\n\n'),
  };
}
