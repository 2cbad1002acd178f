import type { MailWords } from './mailWords';

export const fr: MailWords = {
  hello: 'Bonjour {client},',
  invoice: {
    title: 'Facture {number}',
    view: 'Voir la facture',
    day: 'Échéance : {due}',
    subject: 'Facture {number} de {company}',
    lines: ['Voici la facture {number} de {total}.', 'Échéance : {due}.'],
  },
  quote: {
    title: 'Devis {number}',
    view: 'Voir le devis',
    day: "Valable jusqu'au {due}",
    subject: 'Devis {number}',
    lines: ['Voici notre devis {number} de {total}.', "Valable jusqu'au {due}."],
  },
  creditNote: {
    title: 'Avoir {number}',
    view: "Voir l'avoir",
    day: '',
    subject: 'Avoir {number}',
    lines: ["Voici l'avoir {number} de {total}."],
  },
  cancellation: { subject: 'Annulation : {number}', lines: ['Nous avons annulé {number} de {total}.'] },
  nothingToPay: "Vous n'avez rien à payer.",
  reminders: {
    before: {
      subject: 'Facture {number} : échéance le {due}',
      lines: ['La facture {number} arrive à échéance le {due}.', 'Montant restant dû : {owed}.'],
    },
    due: {
      subject: "Facture {number} : échéance aujourd'hui",
      lines: ["La facture {number} arrive à échéance aujourd'hui.", 'Montant restant dû : {owed}.'],
    },
    first: {
      subject: 'Rappel : facture {number}',
      lines: ['La facture {number} était à régler pour le {due}.', 'Montant restant dû : {owed}.'],
    },
    second: {
      subject: 'Deuxième rappel : facture {number}',
      lines: [
        "Nous n'avons pas encore reçu le paiement complet de la facture {number}.",
        'Elle était à régler pour le {due}. Montant restant dû : {owed}.',
        'Merci de la régler dans les prochains jours.',
      ],
    },
    last: {
      subject: 'Dernier rappel : facture {number}',
      lines: [
        "Malgré nos rappels, nous n'avons pas reçu le paiement complet de la facture {number}.",
        'Elle était à régler pour le {due}. Montant restant dû : {owed}.',
        'Merci de la régler dès maintenant ou de nous contacter.',
      ],
    },
  },
  wasDue: 'Échéance dépassée : {due}',
  ifPaid: 'Si vous avez déjà payé, ne tenez pas compte de ce message.',
  regards: 'Cordialement,',
};
