import { readMail } from './readMail';

/** A mail in HTML alone. */
const htmlMail = (html: string) =>
  Buffer.from(
    [
      'From: Sara <sara@lumen.example>',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html).toString('base64'),
    ].join('\r\n'),
  );

test('a mail in HTML alone is read as its text', async () => {
  const { text } = await readMail(htmlMail('<p>Monday <b>is</b> fine, 2 < 3.</p>'));
  expect(text.replaceAll(/\s+/g, ' ')).toBe('Monday is fine, 2 < 3.');
});

test('brackets that nothing closes take no time', async () => {
  const begin = performance.now();
  const { text } = await readMail(htmlMail('<'.repeat(2 ** 20)));
  expect(text).toMatch(/^<<</);
  expect(performance.now() - begin).toBeLessThan(30_000);
});

test('short lines are counted, and the lines of a large file are not short', async () => {
  const head = 'From: Sara <sara@lumen.example>\r\n';
  const type = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n';
  const shortLines = Buffer.from(`${head}\r\n${'\n'.repeat(100_001)}`);
  const file = Buffer.from(`${head}${type}\r\n${`${'A'.repeat(76)}\r\n`.repeat(150_000)}`);
  await expect(readMail(shortLines)).rejects.toThrow('It has more than 100000 short lines.');
  expect((await readMail(file)).attachments).toHaveLength(1);
});

/** A mail with files; `inline` ones belong to its text. */
const mailWithFiles = (files: { name: string; content?: string; isInline?: boolean }[]) =>
  [
    'From: Sara <sara@lumen.example>',
    'Content-Type: multipart/related; boundary=b',
    '',
    ...files.flatMap(({ name, content = 'x', isInline = false }) => [
      '--b',
      'Content-Type: application/octet-stream',
      `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
      ...(isInline ? [`Content-ID: <${name}>`] : []),
      '',
      content,
    ]),
    '--b--',
  ].join('\r\n');

test('of many files the pictures of the text come last, and a row says how many were left', async () => {
  const pictures = Array.from({ length: 21 }, (_, index) => ({ name: `logo-${index}.png`, isInline: true }));
  const { attachments } = await readMail(Buffer.from(mailWithFiles([...pictures, { name: 'plan.pdf' }])));
  expect(attachments).toHaveLength(21);
  expect(attachments[0]).toMatchObject({ name: 'plan.pdf' });
  expect(attachments.at(-1)).toMatchObject({
    name: '2 more files',
    refused: 'The mail has too many files. The rest stay in the mailbox.',
  });
});

test('the last file of a mail that was cut off is refused', async () => {
  const whole = mailWithFiles([{ name: 'first.pdf' }, { name: 'second.pdf', content: 'y'.repeat(1000) }]);
  const { attachments } = await readMail(Buffer.from(whole.slice(0, -500)), true);
  expect(attachments).toMatchObject([
    { name: 'first.pdf', bytes: Buffer.from('x') },
    { name: 'second.pdf', bytes: Buffer.alloc(0), refused: expect.stringContaining('stays in the mailbox') },
  ]);
});

test('a report with a NUL in it can be stored', async () => {
  const status = Buffer.from('Action: failed\r\nDiagnostic-Code: smtp; no\0 such user\r\n').toString(
    'base64',
  );
  const { report } = await readMail(
    Buffer.from(
      [
        'From: mailer-daemon@lumen.example',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        'Content-Transfer-Encoding: base64',
        '',
        status,
        '--b--',
      ].join('\r\n'),
    ),
  );
  expect(report).toMatchObject({ isFinal: true, reason: 'smtp; no such user' });
});

test('of a report about several recipients, the one that failed counts', async () => {
  const status = [
    'Reporting-MTA: dns; mx.lumen.example',
    '',
    'Final-Recipient: rfc822; omar@lumen.example',
    'Action: relayed',
    '',
    'Final-Recipient: rfc822; sara@lumen.example',
    'Action: failed',
    'Diagnostic-Code: smtp; 550 no such user',
  ];
  const { kind, report } = await readMail(
    mailOf('report', ['Content-Type: message/delivery-status', '', ...status]),
  );
  expect(kind).toBe('bounce');
  expect(report).toMatchObject({
    isFinal: true,
    reporter: 'mx.lumen.example',
    reason: 'smtp; 550 no such user',
    original: { recipients: expect.stringContaining('sara@lumen.example') as string },
  });
});

/** A mail with the parts of a multipart body; the first lines of each are its headers. */
const mailOf = (type: string, ...parts: string[][]) =>
  Buffer.from(
    [
      'From: Sara <sara@lumen.example>',
      `Content-Type: multipart/${type}; boundary=b`,
      '',
      ...parts.flatMap((part) => ['--b', ...part]),
      '--b--',
    ].join('\r\n'),
  );

test('HTML is read as people see it: without styles and comments, with paragraphs and addresses of links', async () => {
  const { text } = await readMail(
    htmlMail(
      '<html><head><title>x</title><style>p.MsoNormal{margin:0cm}</style><!--[if mso]><xml>1</xml><![endif]--></head>' +
        '<body><p>M&uuml;ller &amp; Co&nbsp;ask:</p><p>see <a href="https://x.example/brief">the brief</a><br>' +
        'or <a href="https://x.example/">https://x.example/</a> <img src="cid:logo"></p><script>alert(1)</script></body></html>',
    ),
  );
  expect(text).toBe('Müller & Co ask:\n\nsee the brief (https://x.example/brief)\nor https://x.example/');
});

test('lists, tables and headings of HTML stay on lines of their own, and long lines are not broken', async () => {
  const long = 'word '.repeat(60).trim();
  const { text } = await readMail(
    htmlMail(
      `<h1>Plan</h1><ul><li>One</li><li>Two</li></ul><table><tr><td>A</td><td>B</td></tr></table><p>${long}</p>`,
    ),
  );
  expect(text.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining(['Plan', '* One', '* Two', 'AB', long]),
  );
});

test('HTML of megabytes, or nested a hundred thousand times, is read in bounded time', async () => {
  for (const html of [
    '<div>'.repeat(100_000),
    '<p>a&nbsp;'.repeat(110_000),
    '<a href="x">y</a>'.repeat(60_000),
  ]) {
    const begin = performance.now();
    const { text } = await readMail(htmlMail(`<p>First</p>${html}`));
    expect(text).toMatch(/^First/);
    expect(performance.now() - begin).toBeLessThan(30_000);
  }
});

test.each([[' \r\n'], ['\u00a0'], ['']])(
  'a blank text part (%j) beside HTML is not the text',
  async (blank) => {
    const { text } = await readMail(
      mailOf(
        'alternative',
        ['Content-Type: text/plain; charset=utf-8', '', blank],
        ['Content-Type: text/html', '', '<p>Please call me.</p>'],
      ),
    );
    expect(text).toBe('Please call me.');
  },
);

test('invitations and forwarded mails without a name get one', async () => {
  const { attachments } = await readMail(
    mailOf(
      'mixed',
      ['Content-Type: text/plain', '', 'See below.'],
      ['Content-Type: text/calendar; method=REQUEST', '', 'BEGIN:VCALENDAR', 'END:VCALENDAR'],
      ['Content-Type: message/rfc822', '', 'Subject: =?utf-8?Q?Web:_sh=C3=B6p/2?=', '', 'Words'],
      ['Content-Type: message/rfc822', '', 'From: a@b.example', '', 'Words'],
      ['Content-Type: application/pdf', '', '%PDF-'],
    ),
  );
  expect(attachments.map(({ name }) => name)).toEqual([
    'invitation.ics',
    'Web shöp 2.eml',
    'forwarded mail.eml',
    'attachment-4',
  ]);
});

/** By `openssl cms -sign -nodetach -nocerts -stream`, of a mail with one line of text. */
const signed = [
  'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgARDQ29udGVudC1UeXBlOiB0',
  'ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNCldlIG5lZWQgYSBzaWduZWQgc2hvcC4NCgAAAAAAADGCAjcwggIzAgEB',
  'MCcwDzENMAsGA1UEAwwEc2FyYQIUDngI/Z910BMmEt+uJqZMlc6FY1swCwYJYIZIAWUDBAIBoIHkMBgGCSqGSIb3DQEJ',
  'AzELBgkqhkiG9w0BBwEwHAYJKoZIhvcNAQkFMQ8XDTI2MTEyODA0NTEwN1owLwYJKoZIhvcNAQkEMSIEIEbAy2tLyU+5',
  'mR0haCB9TtBBoCS6MBoRGAPJ7UGnMgahMHkGCSqGSIb3DQEJDzFsMGowCwYJYIZIAWUDBAEqMAsGCWCGSAFlAwQBFjAL',
  'BglghkgBZQMEAQIwCgYIKoZIhvcNAwcwDgYIKoZIhvcNAwICAgCAMA0GCCqGSIb3DQMCAgFAMAcGBSsOAwIHMA0GCCqG',
  'SIb3DQMCAgEoMA0GCSqGSIb3DQEBAQUABIIBAHaAlHKdIYlrytMICseRKQHQG6kha7xqnNsGk8uzfjzsOTrgwA0Bo/nd',
  'Z/ywgKi6qY4eWo757G0l3sMJQUz385Nn7TBE0+Jv8vUu8MS2zshX4NuZqAXkD2WVI/6XfeuyQvydLrj377kx1RPMHlVx',
  'hNJLGieYSp7nmKLg5GUMWlnFlbndXnypVbPVx082QoQRaBr8DvyePWt9m1c1nW8g3nrrwHKYARRD8ymXSVo3NCtTsrgn',
  'ZGJOWQjFfeHxrFJJMJGOc6Yg/7do5fk9LDr8OQry1QS8qHL2eM20hmvZj2DCjMCsoA26PyJi1udKfzQz5O2lJQ4mR6Js',
  'd4wVbLg720kAAAAAAAA=',
].join('');

/** A mail that is one file. */
const opaque = (type: string, name: string, content: string) =>
  Buffer.from(
    [
      'From: Sara <sara@lumen.example>',
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ].join('\r\n'),
  );

test('a signed file beside words of its own does not replace them', async () => {
  const { text } = await readMail(
    mailOf(
      'mixed',
      ['Content-Type: text/plain', '', 'See the attached contract.'],
      [
        'Content-Type: application/pkcs7-mime; name="contract.p7m"',
        'Content-Transfer-Encoding: base64',
        '',
        signed,
      ],
    ),
  );
  expect(text).toBe('See the attached contract.');
});

test('the text of a mail that is signed as a whole is read, and the signature stays a file', async () => {
  const { text, attachments } = await readMail(
    opaque('application/pkcs7-mime; smime-type=signed-data', 'smime.p7m', signed),
  );
  expect(text).toBe('We need a signed shop.');
  expect(attachments).toMatchObject([{ name: 'smime.p7m' }]);
});

test.each([
  [
    'application/pkcs7-mime; smime-type=enveloped-data',
    'smime.p7m',
    'This mail is encrypted or signed. Its content is in smime.p7m.',
  ],
  ['application/x-pkcs7-mime', 'smime.p7m', 'This mail is encrypted or signed. Its content is in smime.p7m.'],
  [
    'application/ms-tnef',
    'winmail.dat',
    "This mail is in Outlook's own format. Its content is in winmail.dat.",
  ],
  [
    'application/octet-stream',
    'WINMAIL.DAT',
    "This mail is in Outlook's own format. Its content is in WINMAIL.DAT.",
  ],
])('a mail of %s names the file to open', async (type, name, words) => {
  expect(await readMail(opaque(type, name, 'AAAA'))).toMatchObject({ text: words, attachments: [{ name }] });
});

test('a header whose name every object has is a header', async () => {
  const names = ['Constructor', 'ToString', '__proto__', 'HasOwnProperty', 'ValueOf'];
  const headers = names.map((name) => `${name}: x`);
  const mail = Buffer.from(
    ['From: Sara <sara@lumen.example>', ...headers, '', 'We need a shop.'].join('\r\n'),
  );
  expect(await readMail(mail)).toMatchObject({ kind: 'received', text: 'We need a shop.' });
});
