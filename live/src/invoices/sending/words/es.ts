import type { MailWords } from './mailWords';

export const es: MailWords = {
  hello: 'Hola, {client}:',
  invoice: {
    title: 'Factura {number}',
    view: 'Ver la factura',
    day: 'Vence el {due}',
    subject: 'Factura {number} de {company}',
    lines: ['Aquí está la factura {number} por {total}.', 'Vence el {due}.'],
  },
  quote: {
    title: 'Presupuesto {number}',
    view: 'Ver el presupuesto',
    day: 'Válido hasta el {due}',
    subject: 'Presupuesto {number}',
    lines: ['Aquí está nuestro presupuesto {number} por {total}.', 'Es válido hasta el {due}.'],
  },
  creditNote: {
    title: 'Factura rectificativa {number}',
    view: 'Ver la factura rectificativa',
    day: '',
    subject: 'Factura rectificativa {number}',
    lines: ['Aquí está la factura rectificativa {number} por {total}.'],
  },
  cancellation: { subject: 'Anulación: {number}', lines: ['Hemos anulado {number} por {total}.'] },
  nothingToPay: 'No tiene que pagar nada.',
  reminders: {
    before: {
      subject: 'La factura {number} vence el {due}',
      lines: ['La factura {number} vence el {due}.', 'Importe pendiente: {owed}.'],
    },
    due: {
      subject: 'La factura {number} vence hoy',
      lines: ['La factura {number} vence hoy.', 'Importe pendiente: {owed}.'],
    },
    first: {
      subject: 'Recordatorio: factura {number}',
      lines: ['La factura {number} venció el {due}.', 'Importe pendiente: {owed}.'],
    },
    second: {
      subject: 'Segundo recordatorio: factura {number}',
      lines: [
        'Todavía no hemos recibido el pago completo de la factura {number}.',
        'Venció el {due}. Importe pendiente: {owed}.',
        'Le rogamos que la pague en los próximos días.',
      ],
    },
    last: {
      subject: 'Último recordatorio: factura {number}',
      lines: [
        'A pesar de nuestros recordatorios, no hemos recibido el pago completo de la factura {number}.',
        'Venció el {due}. Importe pendiente: {owed}.',
        'Le rogamos que la pague ahora o que nos contacte.',
      ],
    },
  },
  wasDue: 'Venció el {due}',
  ifPaid: 'Si ya ha pagado, no tenga en cuenta este mensaje.',
  regards: 'Saludos cordiales,',
};
