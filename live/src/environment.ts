import { join, resolve } from 'node:path';

/** Settings from environment variables. */
export interface Environment {
  /** `postgres://…`, or the path of a SQLite file. */
  database: string;
  /** Folder of the store, unless `STORE` names one. */
  store: string;
  /** Where people open the site, without a trailing slash. */
  origin: string;
  /** Addresses of the proxies in front, whose `X-Forwarded-For` is believed; nobody's unless told. */
  trustedProxies: string[];
}

type Variables = Record<string, string | undefined>;

/** @throws with all that is wrong with the variables. */
export function readEnvironment(variables: Variables): Environment {
  const violations: string[] = [];
  const origin = variables['ORIGIN'] || `http://localhost:${variables['PORT'] || '8080'}`;
  if (!isOrigin(origin))
    violations.push(`ORIGIN is https://the.site or, in development, http://localhost:8080, not "${origin}"`);
  const address = variables['DATABASE_URL'];
  if (address && !/^postgres(ql)?:\/\//.test(address))
    violations.push(
      'DATABASE_URL begins with postgres://; without it, DATA names the folder of the database',
    );
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const data = resolve(variables['DATA'] || 'data');
  return {
    database: address || join(data, 'live.db'),
    store: join(data, 'store'),
    origin,
    trustedProxies: (variables['TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

/** Browsers keep the session's cookie over https, and over http on this machine alone. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}
