import type { MailWords } from './mailWords';

export const it: MailWords = {
  hello: 'Buongiorno {client},',
  invoice: {
    title: 'Fattura {number}',
    view: 'Vedi la fattura',
    day: 'Scadenza: {due}',
    subject: 'Fattura {number} di {company}',
    lines: ['Ecco la fattura {number} di {total}.', 'Scadenza: {due}.'],
  },
  quote: {
    title: 'Preventivo {number}',
    view: 'Vedi il preventivo',
    day: 'Valido fino al {due}',
    subject: 'Preventivo {number}',
    lines: ['Ecco il nostro preventivo {number} di {total}.', 'È valido fino al {due}.'],
  },
  creditNote: {
    title: 'Nota di credito {number}',
    view: 'Vedi la nota di credito',
    day: '',
    subject: 'Nota di credito {number}',
    lines: ['Ecco la nota di credito {number} di {total}.'],
  },
  cancellation: { subject: 'Annullamento: {number}', lines: ['Abbiamo annullato {number} di {total}.'] },
  nothingToPay: 'Non deve pagare nulla.',
  reminders: {
    before: {
      subject: 'La fattura {number} scade il {due}',
      lines: ['La fattura {number} scade il {due}.', 'Importo da pagare: {owed}.'],
    },
    due: {
      subject: 'La fattura {number} scade oggi',
      lines: ['La fattura {number} scade oggi.', 'Importo da pagare: {owed}.'],
    },
    first: {
      subject: 'Promemoria: fattura {number}',
      lines: ['La fattura {number} è scaduta il {due}.', 'Importo da pagare: {owed}.'],
    },
    second: {
      subject: 'Secondo promemoria: fattura {number}',
      lines: [
        'Non abbiamo ancora ricevuto il pagamento completo della fattura {number}.',
        'È scaduta il {due}. Importo da pagare: {owed}.',
        'La preghiamo di pagarla nei prossimi giorni.',
      ],
    },
    last: {
      subject: 'Ultimo promemoria: fattura {number}',
      lines: [
        'Nonostante i nostri promemoria non abbiamo ricevuto il pagamento completo della fattura {number}.',
        'È scaduta il {due}. Importo da pagare: {owed}.',
        'La preghiamo di pagarla subito o di contattarci.',
      ],
    },
  },
  wasDue: 'Scaduta il {due}',
  ifPaid: 'Se ha già pagato, ignori questo messaggio.',
  regards: 'Cordiali saluti,',
};
