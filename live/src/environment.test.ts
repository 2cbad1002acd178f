import { readEnvironment } from './environment';

test('without variables the database is a file in data, and the site is on this machine', () => {
  const { database, store, ...others } = readEnvironment({ CHROMIUM: 'none' });
  expect(database).toMatch(/\/data\/live\.db$/);
  expect(store).toMatch(/\/data\/store$/);
  expect(others).toEqual({
    origin: 'http://localhost:8080',
    trustedProxies: [],
    metricsOf: [],
    requiresPasskeys: false,
    requiresSecondFactor: false,
  });
});

test('all of them can be set', () => {
  expect(
    readEnvironment({
      DATABASE_URL: 'postgres://db/live',
      ORIGIN: 'https://the.site',
      DATA: '/srv/site',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      PASSKEYS: 'required',
      SECOND_FACTOR: 'required',
      CLAMD: '127.0.0.1:3310',
      METRICS_OF: 'http://10.0.0.1:9100/metrics, http://10.0.0.2:9100/metrics',
      CHROMIUM: process.execPath,
    }),
  ).toEqual({
    database: 'postgres://db/live',
    store: '/srv/site/store',
    origin: 'https://the.site',
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
    requiresPasskeys: true,
    requiresSecondFactor: true,
    metricsOf: ['http://10.0.0.1:9100/metrics', 'http://10.0.0.2:9100/metrics'],
    clamd: { host: '127.0.0.1', port: 3310 },
    chromium: process.execPath,
  });
});

const company = {
  OIDC_ISSUER: 'https://login.the.company',
  OIDC_CLIENT_ID: 'the-site',
  OIDC_CLIENT_SECRET: 'the-secret',
};

test('the login of the company takes three variables', () => {
  expect(readEnvironment(company).company).toEqual({
    issuer: 'https://login.the.company',
    clientId: 'the-site',
    clientSecret: 'the-secret',
  });
  for (const [name, wrong] of [
    ['OIDC_ISSUER', ''],
    ['OIDC_ISSUER', 'http://login.the.company'],
    ['OIDC_ISSUER', 'login.the.company'],
    ['OIDC_CLIENT_ID', ''],
    ['OIDC_CLIENT_SECRET', ''],
  ] as const)
    expect(() => readEnvironment({ ...company, [name]: wrong })).toThrow('belong together');
});

test('the addresses of one issuer are trusted by its name, which has to be that of the login', () => {
  const trusting = { ...company, OIDC_TRUSTED_ADDRESSES: company.OIDC_ISSUER };
  expect(readEnvironment(trusting).company).toMatchObject({ trustsAddresses: true });
  const other = { ...trusting, OIDC_ISSUER: 'https://login.another.company' };
  expect(() => readEnvironment(other)).toThrow('the same as OIDC_ISSUER');
});

test('a claim names the addresses only where all of them are trusted', () => {
  const trusting = { ...company, OIDC_TRUSTED_ADDRESSES: company.OIDC_ISSUER };
  const named = { ...trusting, OIDC_ADDRESS_CLAIM: 'preferred_username' };
  expect(readEnvironment(named).company).toMatchObject({ addressClaim: 'preferred_username' });
  expect(readEnvironment(trusting).company).not.toHaveProperty('addressClaim');
  for (const without of [company, {}])
    expect(() => readEnvironment({ ...without, OIDC_ADDRESS_CLAIM: 'upn' })).toThrow(
      'OIDC_ADDRESS_CLAIM needs OIDC_TRUSTED_ADDRESSES',
    );
});

test.each(['http://the.site', 'https://the.site/', 'https://the.site/admin', 'the.site', 'ftp://the.site'])(
  '%s is not an origin in which a browser keeps the session',
  (ORIGIN) => {
    expect(() => readEnvironment({ ORIGIN })).toThrow(`not "${ORIGIN}"`);
  },
);

test.each(['PASSKEYS', 'SECOND_FACTOR'])('%s is required, or not', (name) => {
  expect(() => readEnvironment({ [name]: 'yes' })).toThrow(`${name} is "required" or not set`);
});

test('a Chromium that is not there is refused', () => {
  expect(() => readEnvironment({ CHROMIUM: '/nowhere' })).toThrow('CHROMIUM names /nowhere');
});

test('all that is wrong is said at once', () => {
  expect(() => readEnvironment({ ORIGIN: 'x', DATABASE_URL: 'mysql://db' })).toThrow(
    /ORIGIN is .*\nDATABASE_URL begins with postgres/,
  );
});

const mail = { MAIL_URL: 'smtp://user:secret@mail.example:587', MAIL_FROM: 'hello@the.site' };

test('a mistyped variable is named, without its value', () => {
  expect(() => readEnvironment({ ...mail, MAIL_ULR: 'smtp://secret@mail.example' })).toThrow(
    /^MAIL_ULR is not a variable of the site\. Probably MAIL_URL is meant\.$/,
  );
});

test('a mail server takes its address and a sender', () => {
  expect(readEnvironment(mail).mail).toEqual({ url: mail.MAIL_URL, from: mail.MAIL_FROM });
  expect(() => readEnvironment({ MAIL_URL: mail.MAIL_URL })).toThrow('MAIL_FROM is');
  expect(() => readEnvironment({ MAIL_FROM: mail.MAIL_FROM })).toThrow('MAIL_URL is');
  for (const MAIL_FROM of ['hello', 'Us <hello@the.site>', 'a@b\nBcc: c@d', 'h\u0435llo@the.site'])
    expect(() => readEnvironment({ ...mail, MAIL_FROM })).toThrow('MAIL_FROM is');
  expect(() => readEnvironment({ ...mail, MAIL_URL: 'https://secret@mail.example' })).toThrow(
    /^MAIL_URL is smtp:(?!.*secret)/,
  );
});

test('a mailbox that is read takes its address, and a mail server', () => {
  const MAIL_INBOX = 'imaps://user:secret@mail.example:993/INBOX';
  expect(readEnvironment({ ...mail, MAIL_INBOX }).mailbox).toEqual({
    url: MAIL_INBOX,
    address: 'hello@the.site',
  });
  const other = { ...mail, MAIL_INBOX, MAIL_REPLY_TO: 'reply@the.site' };
  expect(readEnvironment(other).mailbox).toMatchObject({ address: 'reply@the.site' });
  expect(readEnvironment(mail).mailbox).toBeUndefined();
  expect(() => readEnvironment({ MAIL_INBOX })).toThrow('MAIL_INBOX needs MAIL_URL');
  expect(() => readEnvironment({ ...mail, MAIL_REPLY_TO: 'a@b' })).toThrow('the mailbox in MAIL_INBOX');
  for (const MAIL_REPLY_TO of ['reply', 'a+b@the.site', 'a@b\nBcc: c@d'])
    expect(() => readEnvironment({ ...other, MAIL_REPLY_TO })).toThrow('MAIL_REPLY_TO is');
  expect(() => readEnvironment({ ...mail, MAIL_INBOX: 'https://secret@mail.example' })).toThrow(
    /^MAIL_INBOX is imaps:(?!.*secret)/,
  );
});

test('mails are signed with a key from a file', () => {
  const signed = { ...mail, DKIM_KEY: __filename, DKIM_SELECTOR: 'site' };
  expect(readEnvironment(signed).mail?.dkim).toEqual({
    keySelector: 'site',
    privateKey: expect.stringContaining('mails are signed'),
  });
  expect(() => readEnvironment({ ...mail, DKIM_SELECTOR: 'site' })).toThrow('belong together');
  expect(() => readEnvironment({ ...signed, DKIM_KEY: '/nowhere' })).toThrow('DKIM_KEY cannot be read');
});

test('the virus scanner is a host with a port, or a socket', () => {
  expect(readEnvironment({ CLAMD: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 });
  expect(readEnvironment({ CLAMD: '/run/clamav/clamd.ctl' }).clamd).toEqual({
    path: '/run/clamav/clamd.ctl',
  });
  for (const wrong of ['clamd', 'clamd:99999', 'http://clamd:3310', 'clamd:'])
    expect(() => readEnvironment({ CLAMD: wrong })).toThrow('CLAMD is host:port or the path of a socket');
});

test.each(['10.0.0.2:9100', 'ftp://10.0.0.2/metrics', '/metrics'])(
  'the metrics of a server have an address, unlike %s',
  (wrong) => {
    expect(() => readEnvironment({ METRICS_OF: `http://10.0.0.1:9100/metrics,${wrong}` })).toThrow(
      /^METRICS_OF has the addresses of the servers' metrics.*, not "/,
    );
  },
);

test('a proxy has an address, and nothing of a wrong one is shown', () => {
  expect(() => readEnvironment({ HTTPS_PROXY: 'user:secret@proxy:3128' })).toThrow(
    /^HTTPS_PROXY is the address of a proxy(?!.*secret)/,
  );
  expect(() => readEnvironment({ HTTPS_PROXY: 'http://user:secret@proxy.the.company:3128' })).not.toThrow();
});
