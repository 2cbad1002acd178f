import type { DeliveredMail, InvoiceDelivery, InvoiceDeliveryPort } from '../host/index';
import { refuse, type InvoiceMemory } from './invoiceMemory';

/** Mails that nobody sends, and links that lead nowhere, for tests of pages. */
export function memoryDelivery({ issued, now }: InvoiceMemory): InvoiceDeliveryPort {
  const mails = new Map<number, readonly DeliveredMail[]>();
  const links = new Map<number, string | null>();
  let count = 0;
  const newLink = () => `https://the.site/i/${String(++count).padStart(22, 'A')}`;

  const valid = (id: number) => {
    const { number, voidedAt } = issued(id);
    return voidedAt === null ? number! : refuse(`${number} is void.`);
  };
  const open = async (id: number): Promise<InvoiceDelivery> => {
    const { number, state } = issued(id);
    if (!links.has(id)) links.set(id, newLink());
    const link = state === 'void' ? null : links.get(id)!;
    const text = state === 'void' ? `We have cancelled ${number}.` : `Here is ${number}.\n\n${link ?? ''}`;
    return {
      state,
      link,
      mails: mails.get(id) ?? [],
      pdf: 'kept',
      sendsMail: true,
      draft: { to: '', cc: '', subject: number!, text: text.trim() },
      reminder: { subject: `Reminder: ${number}`, text: '' },
      reminders: [],
      viewedAt: null,
      saysPaidAt: null,
      acceptedAt: null,
      acceptedBy: null,
    };
  };

  return {
    open,
    send: async (id, { to: recipient, subject, isCancellation = false }) => {
      if (!isCancellation) valid(id);
      const at = now();
      const kind: DeliveredMail['kind'] = isCancellation ? 'cancellation' : 'invoice';
      const queued = { state: 'queued', problem: null, sentAt: null } as const;
      const mail = { ...queued, kind, id: `mail-${++count}`, recipient, subject, createdAt: at, nextAt: at };
      mails.set(id, [mail, ...(mails.get(id) ?? [])]);
      return open(id);
    },
    forgetSaidPaid: async () => refuse('The client has not reported it as paid.'),
    retry: async () => refuse('This mail does not exist, or has not failed.'),
    makeLink: async (id) => {
      valid(id);
      links.set(id, newLink());
      return open(id);
    },
    endLink: async (id) => {
      if ((await open(id)).link === null) refuse('The client has no page.');
      links.set(id, null);
      return open(id);
    },
  };
}
