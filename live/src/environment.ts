import { join, resolve } from 'node:path';
import { mistypedVariables } from '@vibrant-peak/engine/mistypedVariables';
import { chromiumPath } from '@vibrant-peak/engine/trial/chromiumPath';
import { UsageError } from '@vibrant-peak/engine/usageError';
import type { CompanySettings } from './company/companyLogin';
import { scannerAddress, type ScannerAddress } from './inbox/scanner';
import { readMailSettings, readMailboxSettings } from './mailSettings';
import type { MailSettings } from './mail/transport';
import type { MailboxSettings } from './mailbox/readMailbox';

/** Settings from environment variables. */
export interface Environment {
  /** `postgres://…`, or the path of a SQLite file. */
  database: string;
  /** Folder of the store, unless `STORE` names one. */
  store: string;
  /** Where people open the site, without a trailing slash. */
  origin: string;
  /** Addresses of the proxies in front, whose `X-Forwarded-For` is trusted; by default none. */
  trustedProxies: string[];
  /** Whether passwords only open the way to add a passkey. */
  requiresPasskeys: boolean;
  /** Whether passwords alone only open the way to set up a second factor. */
  requiresSecondFactor: boolean;
  /** The login of the company, where the site has one. */
  company: CompanySettings | undefined;
  /** The mail server, where the site has one; mails wait without it. */
  mail: MailSettings | undefined;
  /** The mailbox that is read for answers, where the site reads one. */
  mailbox: MailboxSettings | undefined;
  /** The virus scanner, where the site has one. */
  clamd: ScannerAddress | undefined;
  /** Folder of the backups, whose age is measured, where it is named. */
  backups: string | undefined;
  /** Addresses of the metrics of all servers, which count the page views of a canary. */
  metricsOf: string[];
  /** The Chromium that prints PDFs of invoices, where there is one. */
  chromium: string | undefined;
}

type Variables = Record<string, string | undefined>;

/** @throws UsageError with all that is wrong with the variables. */
export function readEnvironment(variables: Variables): Environment {
  const violations = mistypedVariables(variables);
  const origin = variables['ORIGIN'] || `http://localhost:${variables['PORT'] || '8080'}`;
  if (!isOrigin(origin))
    violations.push(`ORIGIN is https://the.site or, in development, http://localhost:8080, not "${origin}"`);
  const address = variables['DATABASE_URL'];
  if (address && !/^postgres(ql)?:\/\//.test(address))
    violations.push(
      'DATABASE_URL begins with postgres://; without it, DATA names the folder of the database',
    );
  const company = readCompany(variables, violations);
  const isRequired = (name: string) => {
    const value = variables[name];
    if (value && value !== 'required') violations.push(`${name} is "required" or not set, not "${value}"`);
    return value === 'required';
  };
  const requiresPasskeys = isRequired('PASSKEYS');
  const requiresSecondFactor = isRequired('SECOND_FACTOR');
  const mail = readMailSettings(variables, violations);
  const mailbox = readMailboxSettings(variables, mail?.from, violations);
  const clamd = readClamd(variables['CLAMD'], violations);
  const metricsOf = readMetricsOf(variables['METRICS_OF'], violations);
  const chromium = readChromium(variables['CHROMIUM'], violations);
  checkProxy(variables, violations);
  if (violations.length > 0) throw new UsageError(violations.join('\n'));
  const data = resolve(variables['DATA'] || 'data');
  return {
    database: address || join(data, 'live.db'),
    store: join(data, 'store'),
    origin,
    company,
    mail,
    mailbox,
    clamd,
    backups: variables['BACKUPS'],
    metricsOf,
    chromium,
    requiresPasskeys,
    requiresSecondFactor,
    trustedProxies: listed(variables['TRUSTED_PROXIES']),
  };
}

const companyVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** An issuer whose addresses all count. It is named again, to prevent accidental trust. */
const trustVariable = 'OIDC_TRUSTED_ADDRESSES';

/** The claim that has the address, of logins that send no `email`. */
const claimVariable = 'OIDC_ADDRESS_CLAIM';

function readCompany(variables: Variables, violations: string[]): CompanySettings | undefined {
  const [issuer = '', clientId = '', clientSecret = ''] = companyVariables.map((name) => variables[name]);
  const trusted = variables[trustVariable];
  const addressClaim = variables[claimVariable];
  if (trusted && trusted !== issuer)
    violations.push(`${trustVariable} names the issuer whose addresses are trusted: the same as OIDC_ISSUER`);
  if (addressClaim && !trusted)
    violations.push(
      `${claimVariable} needs ${trustVariable}: no login says that such an address is verified`,
    );
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!(isIssuer(issuer) && clientId && clientSecret))
    violations.push(
      `${companyVariables.join(', ')} belong together; the issuer is an address such as https://login.the.company`,
    );
  return {
    issuer,
    clientId,
    clientSecret,
    ...(trusted && { trustsAddresses: true }),
    ...(addressClaim && { addressClaim }),
  };
}

function readClamd(named: string | undefined, violations: string[]): ScannerAddress | undefined {
  const address = scannerAddress(named ?? '');
  if (named && !address) violations.push(`CLAMD is host:port or the path of a socket, not "${named}"`);
  return address;
}

/** `proxyAgent` reads it. */
function checkProxy(variables: Variables, violations: string[]): void {
  const named = variables['https_proxy'] || variables['HTTPS_PROXY'];
  if (named && !/^https?:$/.test(URL.canParse(named) ? new URL(named).protocol : ''))
    violations.push('HTTPS_PROXY is the address of a proxy, such as http://proxy.the.company:3128');
}

function readMetricsOf(named: string | undefined, violations: string[]): string[] {
  const addresses = listed(named);
  const wrong = addresses.find((each) => !URL.canParse(each) || !/^https?:$/.test(new URL(each).protocol));
  if (wrong !== undefined)
    violations.push(
      `METRICS_OF has the addresses of the servers' metrics, with commas, such as http://10.0.0.1:9100/metrics, not "${wrong}"`,
    );
  return addresses;
}

/** A list with commas or spaces. */
const listed = (text = '') => text.split(/[\s,]+/).filter(Boolean);

function readChromium(named: string | undefined, violations: string[]): string | undefined {
  try {
    return chromiumPath(undefined, named ?? '');
  } catch (error) {
    violations.push((error as Error).message);
    return undefined;
  }
}

/** Over https, or on this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
}

/** Browsers keep the session's cookie over https, and over http on this machine alone. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}
