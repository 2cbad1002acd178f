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
  expect(performance.now() - begin).toBeLessThan(5000);
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
