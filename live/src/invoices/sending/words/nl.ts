import type { MailWords } from './mailWords';

export const nl: MailWords = {
  hello: 'Beste {client},',
  invoice: {
    title: 'Factuur {number}',
    view: 'Factuur bekijken',
    day: 'Vervaldatum: {due}',
    subject: 'Factuur {number} van {company}',
    lines: ['Hierbij ontvangt u factuur {number} van {total}.', 'De vervaldatum is {due}.'],
  },
  quote: {
    title: 'Offerte {number}',
    view: 'Offerte bekijken',
    day: 'Geldig tot en met {due}',
    subject: 'Offerte {number}',
    lines: ['Hierbij ontvangt u onze offerte {number} van {total}.', 'Deze is geldig tot en met {due}.'],
  },
  creditNote: {
    title: 'Creditnota {number}',
    view: 'Creditnota bekijken',
    day: '',
    subject: 'Creditnota {number}',
    lines: ['Hierbij ontvangt u creditnota {number} van {total}.'],
  },
  cancellation: {
    subject: 'Geannuleerd: {number}',
    lines: ['Wij hebben {number} van {total} geannuleerd.'],
  },
  nothingToPay: 'U hoeft niets te betalen.',
  reminders: {
    before: {
      subject: 'Factuur {number} vervalt op {due}',
      lines: ['Factuur {number} vervalt op {due}.', 'Openstaand bedrag: {owed}.'],
    },
    due: {
      subject: 'Factuur {number} vervalt vandaag',
      lines: ['Factuur {number} vervalt vandaag.', 'Openstaand bedrag: {owed}.'],
    },
    first: {
      subject: 'Herinnering: factuur {number}',
      lines: ['Factuur {number} is vervallen op {due}.', 'Openstaand bedrag: {owed}.'],
    },
    second: {
      subject: 'Tweede herinnering: factuur {number}',
      lines: [
        'Wij hebben de volledige betaling van factuur {number} nog niet ontvangen.',
        'De vervaldatum was {due}. Openstaand bedrag: {owed}.',
        'Wilt u deze in de komende dagen betalen?',
      ],
    },
    last: {
      subject: 'Laatste herinnering: factuur {number}',
      lines: [
        'Ondanks onze herinneringen hebben wij de volledige betaling van factuur {number} niet ontvangen.',
        'De vervaldatum was {due}. Openstaand bedrag: {owed}.',
        'Wilt u deze nu betalen of contact met ons opnemen?',
      ],
    },
  },
  wasDue: 'Vervallen op {due}',
  ifPaid: 'Als u al hebt betaald, kunt u dit bericht negeren.',
  regards: 'Met vriendelijke groet,',
};
