import type { MailWords } from './mailWords';

export const de: MailWords = {
  hello: 'Guten Tag {client},',
  invoice: {
    title: 'Rechnung {number}',
    view: 'Rechnung ansehen',
    day: 'Fällig am {due}',
    subject: 'Rechnung {number} von {company}',
    lines: ['hiermit erhalten Sie die Rechnung {number} über {total}.', 'Sie ist am {due} fällig.'],
  },
  quote: {
    title: 'Angebot {number}',
    view: 'Angebot ansehen',
    day: 'Gültig bis {due}',
    subject: 'Angebot {number}',
    lines: ['hiermit erhalten Sie unser Angebot {number} über {total}.', 'Es gilt bis zum {due}.'],
  },
  creditNote: {
    title: 'Rechnungskorrektur {number}',
    view: 'Rechnungskorrektur ansehen',
    day: '',
    subject: 'Rechnungskorrektur {number}',
    lines: ['hiermit erhalten Sie die Rechnungskorrektur {number} über {total}.'],
  },
  cancellation: {
    subject: 'Storniert: {number}',
    lines: ['wir haben {number} über {total} storniert.'],
  },
  nothingToPay: 'Sie müssen dafür nichts bezahlen.',
  reminders: {
    before: {
      subject: 'Rechnung {number} ist am {due} fällig',
      lines: ['die Rechnung {number} ist am {due} fällig.', 'Offen sind {owed}.'],
    },
    due: {
      subject: 'Rechnung {number} ist heute fällig',
      lines: ['die Rechnung {number} ist heute fällig.', 'Offen sind {owed}.'],
    },
    first: {
      subject: 'Zahlungserinnerung: Rechnung {number}',
      lines: ['die Rechnung {number} war am {due} fällig.', 'Offen sind {owed}.'],
    },
    second: {
      subject: 'Zweite Zahlungserinnerung: Rechnung {number}',
      lines: [
        'die Rechnung {number} ist noch nicht vollständig bezahlt.',
        'Sie war am {due} fällig. Offen sind {owed}.',
        'Bitte begleichen Sie den Betrag in den nächsten Tagen.',
      ],
    },
    last: {
      subject: 'Letzte Zahlungserinnerung: Rechnung {number}',
      lines: [
        'trotz unserer Erinnerungen ist die Rechnung {number} noch nicht vollständig bezahlt.',
        'Sie war am {due} fällig. Offen sind {owed}.',
        'Bitte begleichen Sie den Betrag jetzt, oder melden Sie sich bei uns.',
      ],
    },
  },
  wasDue: 'War fällig am {due}',
  ifPaid: 'Falls Sie bereits bezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
  regards: 'Mit freundlichen Grüßen',
};
