import { ask } from '../api/ask';

interface Sent {
  text: string;
  /** Of a reply: id of the last message that its author has seen. */
  last?: number;
  /** Of a reply: whether all who take part get it. */
  toAll?: boolean;
}

/** Keys of texts that the server has not acknowledged, by route, text, receivers and headers. */
const keys = new Map<string, string>();

/** Sends a text. A repeated request has the same key, so that the server stores it once. */
export async function sendText(route: string, sent: Sent, headers: Record<string, string>): Promise<void> {
  const asked = JSON.stringify([route, sent.toAll, sent.text, headers]);
  const key = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, key);
  await ask(route, sent, { headers: { ...headers, 'Idempotency-Key': key } });
  keys.delete(asked);
}
