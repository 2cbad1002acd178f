import { mistypedVariables, variableNames } from './mistypedVariables';

test.each([
  ['MAIL_ULR', 'MAIL_URL'],
  ['MAIL_URLS', 'MAIL_URL'],
  ['MAILURL', 'MAIL_URL'],
  ['mail_url', 'MAIL_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['STOER', 'STORE'],
  ['METRICS_PRT', 'METRICS_PORT'],
  [
    'OIDC_CLIENT',
    'OIDC_ISSUER or OIDC_CLIENT_ID or OIDC_CLIENT_SECRET or OIDC_TRUSTED_ADDRESSES or OIDC_ADDRESS_CLAIM',
  ],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
])('%s is a mistyped %s', (name, meant) => {
  const sentence = `${name} is not a variable of the site. Probably ${meant} is meant.`;
  expect(mistypedVariables({ [name]: 'a secret' })).toEqual([sentence]);
});

test('variables of the site and of other programs are none', () => {
  const others = [
    ...['HOME', 'PATH', 'HOSTNAME', 'DATE', 'POST', 'HOSTS', 'MAIL', 'MAILCHECK', 'AWS_PROFILE'],
    ...['AWS_DEFAULT_REGION', 'AWS_SESSION_TOKEN', 'MAIL_PORT_25_TCP_ADDR', 'MAIL_SERVICE_HOST', 'S3_PORT'],
  ];
  expect(
    mistypedVariables(Object.fromEntries([...variableNames, ...others].map((name) => [name, '']))),
  ).toEqual([]);
});
