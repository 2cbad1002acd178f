import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

/**
 * A company's login without questions. The claims of the person are JSON in the parameter
 * `login_hint`, or in the variable `PERSON`; `null` refuses. `CALLBACK` is the site's address.
 * Prints its own address.
 */
const { CALLBACK: callback = '', PERSON: someone = 'null' } = process.env;

/** What it says of each person, by `sub`: the address unless the claims have one. */
const known = new Map<string, AccountClaims>();

function accountOf(hint: string): string {
  const claims = JSON.parse(hint) as Partial<AccountClaims> & { email?: string };
  const sub = claims.sub ?? claims.email?.toLowerCase() ?? 'nobody';
  known.set(sub, { ...claims, sub });
  return sub;
}

/** Its address is part of its settings: it listens first. */
let answer = (_request: IncomingMessage, _response: ServerResponse): unknown => undefined;
const server = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: 'the-site', client_secret: 'the-secret', redirect_uris: [callback] }],
  cookies: { keys: ['of a test'] },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'role', 'preferred_username'],
  },
  // Claims of scopes stand in the ID token, too.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  findAccount: (_context, accountId) => ({
    accountId,
    claims: (use) => {
      const { preferred_username: username, ...others } = known.get(accountId)!;
      return { ...others, ...(use === 'id_token' && { preferred_username: username }) };
    },
  }),
  // It asks for no consent either.
  loadExistingGrant: async ({ oidc: { client, session } }) => {
    const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
const handle = provider.callback();

answer = async (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return handle(request, response);
  const { params } = await provider.interactionDetails(request, response);
  const hint = String(params['login_hint'] ?? someone);
  const result =
    hint === 'null' ? { error: 'access_denied' } : { login: { accountId: accountOf(hint), remember: false } };
  return provider.interactionFinished(request, response, result);
};
console.log(issuer);
