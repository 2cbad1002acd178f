/** Texts of mails before a person has written others. Placeholders stand in braces. */
export interface MailTexts {
  subject: string;
  text: string;
  reminderSubject: string;
  reminderText: string;
}

const mail = (...paragraphs: string[]) => paragraphs.join('\n\n');

const english: MailTexts = {
  subject: 'Invoice {number} from {company}',
  text: mail('Hello {client},', 'here is {number} for {total}.\nIt is due on {due}.', '{link}', '{company}'),
  reminderSubject: 'Reminder: invoice {number}',
  reminderText: mail(
    'Hello {client},',
    'this is a reminder of invoice {number}: {owed} is open.\nThe due date is {due}.',
    '{link}',
    'If you have paid in the meantime, please ignore this mail.',
    '{company}',
  ),
};

const others: Record<string, MailTexts> = {
  de: {
    subject: 'Rechnung {number} von {company}',
    text: mail(
      'Guten Tag {client},',
      'hier ist {number} über {total}.\nFällig am {due}.',
      '{link}',
      '{company}',
    ),
    reminderSubject: 'Erinnerung: Rechnung {number}',
    reminderText: mail(
      'Guten Tag {client},',
      'wir erinnern an die Rechnung {number}: {owed} sind offen.\nFällig am {due}.',
      '{link}',
      'Falls Sie inzwischen bezahlt haben, ist diese Mail gegenstandslos.',
      '{company}',
    ),
  },
  fr: {
    subject: 'Facture {number} de {company}',
    text: mail('Bonjour {client},', 'voici {number} de {total}.\nÉchéance : {due}.', '{link}', '{company}'),
    reminderSubject: 'Rappel : facture {number}',
    reminderText: mail(
      'Bonjour {client},',
      'nous vous rappelons la facture {number} : {owed} reste à payer.\nÉchéance : {due}.',
      '{link}',
      'Si vous avez payé entre-temps, ne tenez pas compte de ce message.',
      '{company}',
    ),
  },
  es: {
    subject: 'Factura {number} de {company}',
    text: mail('Hola, {client}:', 'aquí está {number} por {total}.\nVence el {due}.', '{link}', '{company}'),
    reminderSubject: 'Recordatorio: factura {number}',
    reminderText: mail(
      'Hola, {client}:',
      'le recordamos la factura {number}: quedan {owed} por pagar.\nFecha de vencimiento: {due}.',
      '{link}',
      'Si ya ha pagado, no tenga en cuenta este mensaje.',
      '{company}',
    ),
  },
  it: {
    subject: 'Fattura {number} di {company}',
    text: mail('Buongiorno {client},', 'ecco {number} di {total}.\nScadenza: {due}.', '{link}', '{company}'),
    reminderSubject: 'Promemoria: fattura {number}',
    reminderText: mail(
      'Buongiorno {client},',
      'le ricordiamo la fattura {number}: restano da pagare {owed}.\nScadenza: {due}.',
      '{link}',
      'Se ha già pagato, ignori questo messaggio.',
      '{company}',
    ),
  },
  nl: {
    subject: 'Factuur {number} van {company}',
    text: mail(
      'Beste {client},',
      'hierbij {number} van {total}.\nVervaldatum: {due}.',
      '{link}',
      '{company}',
    ),
    reminderSubject: 'Herinnering: factuur {number}',
    reminderText: mail(
      'Beste {client},',
      'dit is een herinnering aan factuur {number}: {owed} staat open.\nVervaldatum: {due}.',
      '{link}',
      'Als u intussen hebt betaald, kunt u dit bericht negeren.',
      '{company}',
    ),
  },
  pl: {
    subject: 'Faktura {number} od {company}',
    text: mail(
      'Dzień dobry {client},',
      'przesyłamy {number} na kwotę {total}.\nTermin płatności: {due}.',
      '{link}',
      '{company}',
    ),
    reminderSubject: 'Przypomnienie: faktura {number}',
    reminderText: mail(
      'Dzień dobry {client},',
      'przypominamy o fakturze {number}: do zapłaty pozostaje {owed}.\nTermin płatności: {due}.',
      '{link}',
      'Jeśli płatność już nastąpiła, prosimy zignorować tę wiadomość.',
      '{company}',
    ),
  },
  pt: {
    subject: 'Fatura {number} de {company}',
    text: mail(
      'Olá {client},',
      'aqui está {number} no valor de {total}.\nVence em {due}.',
      '{link}',
      '{company}',
    ),
    reminderSubject: 'Lembrete: fatura {number}',
    reminderText: mail(
      'Olá {client},',
      'lembramos a fatura {number}: faltam pagar {owed}.\nData de vencimento: {due}.',
      '{link}',
      'Se já pagou, ignore esta mensagem.',
      '{company}',
    ),
  },
};

/** In a language, such as `de` or `de-AT`; in English where it is unknown. */
export const defaultTexts = (language: string): MailTexts => others[language.slice(0, 2)] ?? english;
