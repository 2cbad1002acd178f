import { generateKeyPairSync } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { command } from '../commands/mailCheck';
import { checkSender } from './checkSender';

jest.mock('node:dns/promises', () => ({ resolveTxt: jest.fn() }));

const der = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ type: 'spki', format: 'der' });
const key = der(2048);
const weak = der(1024);

const missing = Object.assign(new Error('none'), { code: 'ENOTFOUND' });

/** The DNS has these texts. Long ones come in pieces. */
const givenDns = (records: Record<string, string[]>) =>
  jest.mocked(resolveTxt).mockImplementation(async (name) => {
    if (!records[name]) throw missing;
    return records[name].map((text) => text.match(/.{1,255}/gs) ?? ['']);
  });

function check(records: Record<string, string[]>, publicKey?: Buffer) {
  givenDns(records);
  return checkSender({ domain: 'the.site', selector: 'site', publicKey });
}

test('a sender with all three is good', async () => {
  const findings = await check(
    {
      'the.site': ['google-site-verification=1', 'v=spf1 include:mail.example ip4:192.0.2.1 -all'],
      'site._domainkey.the.site': [`v=DKIM1; k=rsa; p=${key.toString('base64')}`],
      '_dmarc.the.site': ['v=DMARC1; p=reject; rua=mailto:reports@the.site'],
    },
    key,
  );
  expect(findings).toEqual([
    {
      record: 'SPF',
      isGood: true,
      text: 'these may send: include:mail.example, ip4:192.0.2.1; others are refused.',
    },
    {
      record: 'DKIM',
      isGood: true,
      text: 'site._domainkey.the.site has the key by which receivers check signatures.',
    },
    {
      record: 'DMARC',
      isGood: true,
      text: 'mails that fail are refused; reports go to mailto:reports@the.site.',
    },
  ]);
});

test('for a sender without any, the texts say what to do', async () => {
  expect(await check({})).toMatchObject([
    { record: 'SPF', isGood: false, text: expect.stringContaining('no record "v=spf1 …"') },
    { record: 'DKIM', isGood: false, text: expect.stringContaining('has no key') },
    { record: 'DMARC', isGood: false, text: expect.stringContaining('begin with "v=DMARC1; p=none') },
  ]);
});

test.each([
  [['v=spf1 mx ~all'], true, 'mx; mails of others are suspicious'],
  [['v=spf1 mx +all'], false, 'everybody may send'],
  [['v=spf1 mx all'], false, 'everybody may send'],
  [['v=spf1 mx ?all'], false, 'nothing is said about others'],
  [['v=spf1 mx'], false, 'nothing is said about others'],
  [['v=spf1 redirect=mail.example'], true, 'redirect=mail.example'],
  [['v=spf1 -all'], true, 'no server; others are refused'],
  [['v=spf1 mx -all', 'v=spf1 a -all'], false, '2 records'],
  [['v=spf10 mx -all'], false, 'no record'],
])('SPF %j: %s, %s', async (texts, isGood, text) => {
  const [spf] = await check({ 'the.site': texts });
  expect(spf).toMatchObject({ isGood, text: expect.stringContaining(text) });
});

test.each([
  [`k=rsa; p=${key.toString('base64')}`, undefined, true, 'has the key'],
  [`v=DKIM1; p=${weak.toString('base64')}`, undefined, false, 'a key of 1024 bits'],
  [`v=DKIM1; p=${key.toString('base64')}`, weak, false, 'another key than DKIM_KEY'],
  [`v=DKIM1; t=y; p=${key.toString('base64')}`, undefined, false, 'is a test'],
  ['v=DKIM1; p=', undefined, false, 'counts no more'],
  ['v=DKIM1; p=nothing', undefined, false, 'a key of 0 bits'],
  ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', undefined, true, 'has the key'],
])('DKIM %s', async (text, publicKey, isGood, meaning) => {
  const [, dkim] = await check({ 'site._domainkey.the.site': [text] }, publicKey);
  expect(dkim).toMatchObject({ isGood, text: expect.stringContaining(meaning) });
});

test.each([
  ['v=DMARC1; p=none', false, 'receivers do nothing about mails that fail, and may report them; nobody gets'],
  ['v=DMARC1;p=quarantine', true, 'go to the spam'],
  ['v=DMARC1; sp=none', false, 'has no policy'],
])('DMARC %s: %s, %s', async (text, isGood, meaning) => {
  const [, , dmarc] = await check({ '_dmarc.the.site': [text] });
  expect(dmarc).toMatchObject({ isGood, text: expect.stringContaining(meaning) });
});

test.each([
  [
    { '_dmarc.the.site': ['v=DMARC1; p=reject'] },
    true,
    'by the record of the.site mails that fail are refused',
  ],
  [{ '_dmarc.the.site': ['v=DMARC1; p=reject; sp=none'] }, false, 'receivers do nothing'],
  [
    { '_dmarc.news.the.site': ['v=DMARC1; p=none'], '_dmarc.the.site': ['v=DMARC1; p=reject'] },
    false,
    'by the record of news.the.site receivers do nothing',
  ],
  [{ '_dmarc.site': ['v=DMARC1; p=reject'] }, false, '_dmarc.mail.news.the.site has no record'],
])('a sender below another domain has its DMARC: %j', async (records, isGood, meaning) => {
  givenDns(records);
  const [, , dmarc] = await checkSender({ domain: 'mail.news.the.site', selector: undefined });
  expect(dmarc).toMatchObject({ isGood, text: expect.stringContaining(meaning) });
});

test('a DNS that does not answer is not an answer', async () => {
  const error = Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  jest.mocked(resolveTxt).mockRejectedValue(error);
  await expect(checkSender({ domain: 'the.site', selector: undefined })).rejects.toThrow(
    'The DNS does not answer for the.site: timeout',
  );
});

describe('the command', () => {
  const { run, describe: describeFindings } = command;
  beforeEach(() => givenDns({ 'the.site': ['v=spf1 mx -all'], 'x._domainkey.the.site': ['p='] }));
  const input = { words: ['the.site'], values: { selector: 'x' }, log: () => undefined };

  test('takes the domain and the selector, and prints a line for each record', async () => {
    const lines = describeFindings!(await run(input)).split('\n');
    expect(lines.map((line) => line.slice(0, 8))).toEqual(['✓ SPF: t', '✗ DKIM: ', '✗ DMARC:']);
  });

  test('takes the domain of MAIL_FROM, and asks for one without it', async () => {
    process.env['MAIL_FROM'] = 'hello@the.site';
    const [spf] = await run({ ...input, words: [undefined] });
    expect(spf).toMatchObject({ isGood: true });
    delete process.env['MAIL_FROM'];
    await expect(run({ ...input, words: [undefined] })).rejects.toThrow('Name the domain of the sender');
  });
});
