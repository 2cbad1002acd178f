import { mistypedVariables } from '../mistypedVariables';
import { UsageError } from '../usageError';

/** Settings of a server from environment variables. */
export interface ServerEnvironment {
  host: string;
  port: number;
  /** How long running transfers may go on after the signal to stop. */
  drainSeconds: number;
  /** For how long browsers are bound to https, in seconds; no site over http binds them. */
  hstsMaxAge: number | null;
  /** Origins of other sites whose pages may load releases. */
  corsOrigins: readonly string[];
  /** Lines of requests go to standard output. */
  isLogging: boolean;
  /** Pages report how they fare, for the metrics. */
  isReporting: boolean;
  /** Where metrics can be read; nowhere unless set. */
  metrics?: { host: string; port: number };
}

type Variables = Record<string, string | undefined>;

/** Two years, in seconds. */
export const defaultHstsMaxAge = 63_072_000;

const loopback = '127.0.0.1';

/** Reads the variables once. @throws UsageError with all that is wrong with them. */
export function readServerEnvironment(variables: Variables): ServerEnvironment {
  const violations = mistypedVariables(variables);
  const number = (name: string, fallback: number, max: number) => {
    const text = variables[name] || String(fallback);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > max)
      violations.push(`${name} is a whole number up to ${max}, not "${text}"`);
    return value;
  };
  const environment: ServerEnvironment = {
    host: variables['HOST'] || loopback,
    port: number('PORT', 8080, 65_535),
    drainSeconds: number('DRAIN_SECONDS', 30, 3600),
    hstsMaxAge: variables['ORIGIN']?.startsWith('http:')
      ? null
      : number('HSTS_MAX_AGE', defaultHstsMaxAge, defaultHstsMaxAge),
    corsOrigins: listIn(variables['CORS_ORIGINS']),
    isLogging: variables['ACCESS_LOG'] === '1',
    isReporting: variables['REPORTS'] === 'on',
    ...(variables['METRICS_PORT'] && {
      metrics: { host: variables['METRICS_HOST'] || loopback, port: number('METRICS_PORT', 0, 65_535) },
    }),
  };
  const strange = environment.corsOrigins.find((origin) => !isOrigin(origin));
  if (strange !== undefined)
    violations.push(
      `CORS_ORIGINS is a list of origins, such as https://partner.example,https://other.example. Not an origin: "${strange}"`,
    );
  if (variables['ACCESS_LOG'] && !/^[01]$/.test(variables['ACCESS_LOG']))
    violations.push('ACCESS_LOG is 1 or 0');
  if (variables['REPORTS'] && !/^(on|off)$/.test(variables['REPORTS']))
    violations.push(`REPORTS is on or off, not "${variables['REPORTS']}"`);
  if (environment.isReporting && !environment.metrics)
    violations.push('REPORTS=on adds the reports of pages to the metrics: set METRICS_PORT, too');
  if (variables['LOG'] && variables['LOG'] !== 'json')
    violations.push(`LOG is "json" or not set, not "${variables['LOG']}"`);
  if (violations.length > 0) throw new UsageError(violations.join('\n'));
  return environment;
}

const listIn = (text?: string) => (text ? text.split(',').map((part) => part.trim()) : []);

/** Scheme, host and port, as browsers send them. */
const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
