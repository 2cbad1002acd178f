import type { MailWords } from './mailWords';

export const en: MailWords = {
  hello: 'Hello {client},',
  invoice: {
    title: 'Invoice {number}',
    view: 'View invoice',
    day: 'Due on {due}',
    subject: 'Invoice {number} from {company}',
    lines: ['Here is invoice {number} for {total}.', 'It is due on {due}.'],
  },
  quote: {
    title: 'Quote {number}',
    view: 'View quote',
    day: 'Valid until {due}',
    subject: 'Quote {number}',
    lines: ['Here is our quote {number} for {total}.', 'It is valid until {due}.'],
  },
  creditNote: {
    title: 'Credit note {number}',
    view: 'View credit note',
    day: '',
    subject: 'Credit note {number}',
    lines: ['Here is credit note {number} for {total}.'],
  },
  cancellation: { subject: 'Cancelled: {number}', lines: ['We have cancelled {number} for {total}.'] },
  nothingToPay: 'There is nothing to pay for it.',
  reminders: {
    before: {
      subject: 'Invoice {number} is due on {due}',
      lines: ['Invoice {number} is due on {due}.', '{owed} is outstanding.'],
    },
    due: {
      subject: 'Invoice {number} is due today',
      lines: ['Invoice {number} is due today.', '{owed} is outstanding.'],
    },
    first: {
      subject: 'Reminder: invoice {number}',
      lines: ['Invoice {number} was due on {due}.', '{owed} is outstanding.'],
    },
    second: {
      subject: 'Second reminder: invoice {number}',
      lines: [
        'We have not received full payment of invoice {number}.',
        'It was due on {due}. {owed} is outstanding.',
        'Please pay it within the next few days.',
      ],
    },
    last: {
      subject: 'Final reminder: invoice {number}',
      lines: [
        'Despite our reminders we have not received full payment of invoice {number}.',
        'It was due on {due}. {owed} is outstanding.',
        'Please pay it now, or tell us why you cannot.',
      ],
    },
  },
  wasDue: 'Was due on {due}',
  ifPaid: 'If you have already paid, please ignore this email.',
  regards: 'Kind regards,',
};
