import { createPrivateKey, createPublicKey } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { checkSender, type Finding, type Resolve } from '../mail/checkSender';
import type { Command } from './runCommand';

/** `npx vibrant-peak mail check`, with these answers of the DNS. */
export const mailCheckWith = (resolve: Resolve): Command<Finding[]> => ({
  run: async ({ words: [named], values }) => {
    const { MAIL_FROM: from = '', DKIM_SELECTOR, DKIM_KEY } = process.env;
    const domain = named ?? from.split('@').at(-1);
    if (!domain) throw new UsageError('Name the domain of the sender, or set MAIL_FROM.');
    const selector = (values['selector'] as string | undefined) ?? DKIM_SELECTOR;
    const publicKey = DKIM_KEY ? await publicKeyIn(DKIM_KEY) : undefined;
    return checkSender({ domain, selector, publicKey }, resolve);
  },
  describe: (findings) =>
    findings.map(({ record, isGood, text }) => `${isGood ? '✓' : '✗'} ${record}: ${text}`).join('\n'),
});

export const mailCheck = mailCheckWith(resolveTxt);

async function publicKeyIn(file: string): Promise<Buffer> {
  const key = createPublicKey(createPrivateKey(await readFile(file)));
  return key.export({ type: 'spki', format: 'der' });
}
