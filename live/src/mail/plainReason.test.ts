import { plainReason } from './plainReason';

const failure = (message: string, code?: string, more: object = {}) =>
  Object.assign(new Error(message), { ...(code && { code }), ...more });

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'ESOCKET', 'The mail server cannot be reached.'],
  ['getaddrinfo ENOTFOUND smtp.the.site', 'EDNS', 'The mail server is not found by its name.'],
  ['Greeting never received', 'ETIMEDOUT', 'The mail server does not answer in time.'],
  ['self-signed certificate', 'ESOCKET', 'The mail server has no valid certificate.'],
])('%s is said in plain words', (message, code, words) => {
  expect(plainReason(failure(message, code), false)).toBe(words);
});

test('a webhook is not called a mail server, and what a server says of a mail stays', () => {
  const refused = failure('connect ECONNREFUSED 10.0.0.1:443', 'ECONNREFUSED');
  expect(plainReason(refused, true)).toBe('The other program cannot be reached.');
  const response = '550 No such mailbox';
  const unknown = failure(`Message failed: ${response}`, 'EMESSAGE', { responseCode: 550, response });
  expect(plainReason(unknown, false)).toBe('The mail server has refused it: 550 No such mailbox');
  const auth = failure('Invalid login: 535', 'EAUTH', { responseCode: 535 });
  expect(plainReason(auth, false)).toMatch(/user name and password of this site/);
});
