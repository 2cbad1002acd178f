import type { InvoiceDeliveryPort, InvoicesPort } from '../host/index';
import { invoiceValue } from './invoiceValue';

type Open = () =>
  | (InvoicesPort & { delivery: InvoiceDeliveryPort })
  | Promise<InvoicesPort & { delivery: InvoiceDeliveryPort }>;

const mail = { to: 'sara@lumen.example', subject: 'Yours', text: 'Hello', hasPdf: false, hasCopy: false };

/** Tests the promises about the ways of an issued invoice to its client. */
export function testDelivery(open: Open): void {
  const opened = async () => {
    const port = await open();
    const draft = await port.create(invoiceValue());
    const { id, number } = await port.issue(draft.id, draft.version, {});
    return { port, delivery: port.delivery, id, number: number! };
  };
  const refusal = { name: 'InvoiceRefusal' };

  test('a draft has no delivery; an issued invoice has a mail to look at and a link', async () => {
    const { port, delivery, id, number } = await opened();
    const { link, draft, mails, state } = await delivery.open(id);
    expect(link).toMatch(/\/i\/[\w-]{22}$/);
    expect([mails, state]).toEqual([[], 'issued']);
    expect(draft.text).toContain(number);
    expect(draft.text).toContain(link);
    const { id: ofDraft } = await port.create(invoiceValue());
    await expect(delivery.open(ofDraft)).rejects.toMatchObject(refusal);
  });

  test('a mail waits in the queue, the newest first, and one that has not failed is not tried again', async () => {
    const { delivery, id } = await opened();
    await delivery.send(id, mail);
    const { mails, state } = await delivery.send(id, { ...mail, subject: 'Again' });
    expect(mails.map(({ subject }) => subject)).toEqual(['Again', 'Yours']);
    expect(mails[0]).toMatchObject({ kind: 'invoice', state: 'queued', recipient: mail.to, sentAt: null });
    expect(state).toBe('issued');
    await expect(delivery.retry(id, mails[0]!.id)).rejects.toMatchObject(refusal);
    expect(await delivery.open(id)).toMatchObject({ mails });
  });

  test('a new link takes the place of the last one; it is withdrawn once', async () => {
    const { delivery, id } = await opened();
    const { link: first } = await delivery.open(id);
    const { link } = await delivery.makeLink(id);
    expect(link).toMatch(/\/i\/[\w-]{22}$/);
    expect(link).not.toBe(first);
    expect((await delivery.endLink(id)).link).toBeNull();
    expect((await delivery.open(id)).link).toBeNull();
    await expect(delivery.endLink(id)).rejects.toMatchObject(refusal);
    expect((await delivery.makeLink(id)).link).not.toBe(link);
  });

  test('what no client has said is not forgotten', async () => {
    const { delivery, id } = await opened();
    await expect(delivery.forgetSaidPaid(id)).rejects.toMatchObject(refusal);
  });

  test('a void invoice has no link and sends no mail', async () => {
    const { port, delivery, id } = await opened();
    await port.makeVoid(id, 'Twice');
    expect(await delivery.open(id)).toMatchObject({ link: null, state: 'void' });
    await expect(delivery.send(id, mail)).rejects.toMatchObject(refusal);
    await expect(delivery.makeLink(id)).rejects.toMatchObject(refusal);
  });
}
