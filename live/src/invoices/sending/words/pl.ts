import type { MailWords } from './mailWords';

export const pl: MailWords = {
  hello: 'Dzień dobry {client},',
  invoice: {
    title: 'Faktura {number}',
    view: 'Zobacz fakturę',
    day: 'Termin płatności: {due}',
    subject: 'Faktura {number} od {company}',
    lines: ['przesyłamy fakturę {number} na kwotę {total}.', 'Termin płatności: {due}.'],
  },
  quote: {
    title: 'Oferta {number}',
    view: 'Zobacz ofertę',
    day: 'Ważna do: {due}',
    subject: 'Oferta {number}',
    lines: ['przesyłamy ofertę {number} na kwotę {total}.', 'Oferta ważna do: {due}.'],
  },
  creditNote: {
    title: 'Faktura korygująca {number}',
    view: 'Zobacz fakturę korygującą',
    day: '',
    subject: 'Faktura korygująca {number}',
    lines: ['przesyłamy fakturę korygującą {number} na kwotę {total}.'],
  },
  cancellation: {
    subject: 'Anulowano: {number}',
    lines: ['anulowaliśmy {number} na kwotę {total}.'],
  },
  nothingToPay: 'Nie trzeba nic płacić.',
  reminders: {
    before: {
      subject: 'Faktura {number}: termin płatności {due}',
      lines: ['termin płatności faktury {number} upływa {due}.', 'Do zapłaty: {owed}.'],
    },
    due: {
      subject: 'Faktura {number}: termin płatności dzisiaj',
      lines: ['termin płatności faktury {number} upływa dzisiaj.', 'Do zapłaty: {owed}.'],
    },
    first: {
      subject: 'Przypomnienie: faktura {number}',
      lines: ['termin płatności faktury {number} upłynął {due}.', 'Do zapłaty: {owed}.'],
    },
    second: {
      subject: 'Drugie przypomnienie: faktura {number}',
      lines: [
        'nie otrzymaliśmy jeszcze pełnej płatności za fakturę {number}.',
        'Termin płatności upłynął {due}. Do zapłaty: {owed}.',
        'Prosimy o zapłatę w najbliższych dniach.',
      ],
    },
    last: {
      subject: 'Ostatnie przypomnienie: faktura {number}',
      lines: [
        'mimo naszych przypomnień nie otrzymaliśmy pełnej płatności za fakturę {number}.',
        'Termin płatności upłynął {due}. Do zapłaty: {owed}.',
        'Prosimy o natychmiastową zapłatę lub kontakt.',
      ],
    },
  },
  wasDue: 'Termin płatności minął {due}',
  ifPaid: 'Jeśli płatność już nastąpiła, prosimy zignorować tę wiadomość.',
  regards: 'Z poważaniem',
};
