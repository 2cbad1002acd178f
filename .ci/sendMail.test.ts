import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionsOf } from '../e2e/documents/documentedSteps';
import { documents, root } from './documents';
import { withDns } from './exitCodes/rows';

const folder = mkdtempSync(join(tmpdir(), 'send-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the commands of send-mail.md make a key, and find it in the DNS', () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"name":"site","version":"1.0.0"}');
  const { text } = documents.find(({ path }) => path === 'docs/how-to/send-mail.md')!;
  const commands = sectionsOf(text).flatMap(({ steps }) =>
    steps.flatMap((step) => ('command' in step ? [step.command] : [])),
  );
  const run = (command: string, variables: Record<string, string> = {}) =>
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...variables },
    });
  const [make = '', print = '', check = ''] = commands;
  expect(commands).toHaveLength(3);
  run(make);
  expect(readFileSync(join(folder, 'dkim.pem'), 'utf8')).toContain('PRIVATE KEY');
  const record = /^v=DKIM1;.*$/m.exec(text)![0].replace('<the text of the last command>', run(print));
  const dns = withDns({
    'the.site': 'v=spf1 mx -all',
    'site._domainkey.the.site': record,
    '_dmarc.the.site': 'v=DMARC1; p=reject; rua=mailto:reports@the.site',
  });
  const found = run(check, { ...dns, DKIM_KEY: 'dkim.pem', DKIM_SELECTOR: 'site' });
  expect(found).toContain('✓ DKIM: site._domainkey.the.site has the key');
});
