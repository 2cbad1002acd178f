import type { MailWords } from './mailWords';

export const pt: MailWords = {
  hello: 'Olá {client},',
  invoice: {
    title: 'Fatura {number}',
    view: 'Ver a fatura',
    day: 'Vence em {due}',
    subject: 'Fatura {number} de {company}',
    lines: ['Aqui está a fatura {number} no valor de {total}.', 'Vence em {due}.'],
  },
  quote: {
    title: 'Orçamento {number}',
    view: 'Ver o orçamento',
    day: 'Válido até {due}',
    subject: 'Orçamento {number}',
    lines: ['Aqui está o nosso orçamento {number} no valor de {total}.', 'É válido até {due}.'],
  },
  creditNote: {
    title: 'Nota de crédito {number}',
    view: 'Ver a nota de crédito',
    day: '',
    subject: 'Nota de crédito {number}',
    lines: ['Aqui está a nota de crédito {number} no valor de {total}.'],
  },
  cancellation: {
    subject: 'Anulação: {number}',
    lines: ['Anulámos {number} no valor de {total}.'],
  },
  nothingToPay: 'Não há nada a pagar.',
  reminders: {
    before: {
      subject: 'A fatura {number} vence em {due}',
      lines: ['A fatura {number} vence em {due}.', 'Valor em dívida: {owed}.'],
    },
    due: {
      subject: 'A fatura {number} vence hoje',
      lines: ['A fatura {number} vence hoje.', 'Valor em dívida: {owed}.'],
    },
    first: {
      subject: 'Lembrete: fatura {number}',
      lines: ['A fatura {number} venceu em {due}.', 'Valor em dívida: {owed}.'],
    },
    second: {
      subject: 'Segundo lembrete: fatura {number}',
      lines: [
        'Ainda não recebemos o pagamento integral da fatura {number}.',
        'Venceu em {due}. Valor em dívida: {owed}.',
        'Pedimos que a pague nos próximos dias.',
      ],
    },
    last: {
      subject: 'Último lembrete: fatura {number}',
      lines: [
        'Apesar dos nossos lembretes, não recebemos o pagamento integral da fatura {number}.',
        'Venceu em {due}. Valor em dívida: {owed}.',
        'Pedimos que a pague agora ou que nos contacte.',
      ],
    },
  },
  wasDue: 'Venceu em {due}',
  ifPaid: 'Se já pagou, ignore esta mensagem.',
  regards: 'Com os melhores cumprimentos,',
};
