/** Variables of commands and servers whose mistyped names are noticed. */
export const variableNames = [
  'STORE',
  'S3_ENDPOINT',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'CHROMIUM',
  'PUBLISHED_BY',
  'HOST',
  'PORT',
  'DRAIN_SECONDS',
  'ACCESS_LOG',
  'LOG',
  'METRICS_HOST',
  'METRICS_PORT',
  'MIRROR',
  'REPORTS',
  'HSTS_MAX_AGE',
  'CORS_ORIGINS',
  'DATABASE_URL',
  'DATA',
  'BACKUPS',
  'ORIGIN',
  'TRUSTED_PROXIES',
  'PASSKEYS',
  'SECOND_FACTOR',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_TRUSTED_ADDRESSES',
  'OIDC_ADDRESS_CLAIM',
  'METRICS_OF',
  'MAIL_URL',
  'MAIL_FROM',
  'MAIL_INBOX',
  'MAIL_REPLY_TO',
  'DKIM_KEY',
  'DKIM_SELECTOR',
  'CLAMD',
] as const;

const known = new Set<string>(variableNames);
const ownPrefix = /^(DKIM|DRAIN|HSTS|MAIL|METRICS|OIDC|S3|TRUSTED)_/;
/** Kubernetes sets such variables for a service that is called `mail`. */
const fromKubernetes = /_(PORT|SERVICE)(_|$)/;
/** Names with fewer letters resemble those of other programs: POST and PORT, DATE and DATA. */
const fewestLetters = 5;

/** A sentence for each variable that is probably meant as one of the site. */
export function mistypedVariables(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (known.has(name)) return [];
    const upper = name.toUpperCase();
    const meant = variableNames.find((each) => each.length >= fewestLetters && isNear(upper, each));
    if (meant) return [`${name} is not a variable of the site. Probably ${meant} is meant.`];
    const [prefix] = ownPrefix.exec(name) ?? [];
    if (!prefix || fromKubernetes.test(name)) return [];
    const names = variableNames.filter((each) => each.startsWith(prefix));
    return [`${name} is not a variable of the site. Probably ${names.join(' or ')} is meant.`];
  });
}

/** Whether one letter is missing, added or another, or two neighbours have changed places. */
function isNear(typed: string, name: string): boolean {
  let start = 0;
  while (start < name.length && typed[start] === name[start]) start++;
  let end = 0;
  const shortest = Math.min(typed.length, name.length) - start;
  while (end < shortest && typed.at(-1 - end) === name.at(-1 - end)) end++;
  const left = typed.slice(start, typed.length - end);
  const right = name.slice(start, name.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join('');
}
