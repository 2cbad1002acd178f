import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What the company's login says of a person. */
export interface Claims {
  /** The default address. */
  sub?: string;
  email?: string;
  /** Some issuers send a text. */
  email_verified?: boolean | string;
  name?: string;
  /** In the ID token alone, as Microsoft Entra ID sends it. */
  preferred_username?: string;
  /** Which the site does not believe. */
  role?: string;
}

/**
 * Starts a company's login (npm's oidc-provider) in its own process.
 * @param callback the site's address.
 * @param person who signs in by default.
 */
export async function startIssuer(callback: string, person: Claims | null = null) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'live/src/testing/companyIssuer.ts'], {
    env: { ...process.env, CALLBACK: callback, PERSON: JSON.stringify(person) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    settings: { issuer, clientId: 'the-site', clientSecret: 'the-secret' },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
