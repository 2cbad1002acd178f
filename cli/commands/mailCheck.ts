import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { checkSender, type Finding } from '../mail/checkSender';
import type { Command } from './runCommand';

export const command: Command<Finding[]> = {
  run: async ({ words: [named], values: { selector } }) => {
    const { MAIL_FROM: from = '', DKIM_SELECTOR, DKIM_KEY } = process.env;
    const domain = named ?? from.split('@').at(-1);
    if (!domain) throw new UsageError('Name the domain of the sender, or set MAIL_FROM.');
    const key = DKIM_KEY && createPublicKey(await readFile(DKIM_KEY));
    const findings = await checkSender({
      domain,
      selector: typeof selector === 'string' ? selector : DKIM_SELECTOR,
      publicKey: key ? key.export({ type: 'spki', format: 'der' }) : undefined,
    });
    if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
    return findings;
  },
  describe: (findings) =>
    findings.map(({ record, isGood, text }) => `${isGood ? '✓' : '✗'} ${record}: ${text}`).join('\n'),
};
