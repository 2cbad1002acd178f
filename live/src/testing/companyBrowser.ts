import type { LightMyRequestResponse } from 'fastify';
import type { Claims } from './startIssuer';
import { origin, type TestLive } from './testLive';
import { headersAfter } from './testPeople';
import { visitIssuer } from './visitIssuer';

export const verified = (email: string, name?: string): Claims => ({
  email,
  email_verified: true,
  ...(name && { name }),
});

/** Why the login page is shown again; nobody is signed in then. */
export function refusalOf({ statusCode, headers, cookies }: LightMyRequestResponse): string | null {
  const location = new URL(String(headers.location));
  expect([statusCode, location.origin, location.pathname]).toEqual([303, origin, '/admin/login']);
  expect(cookies.filter(({ name, value }) => name === '__Host-session' && value)).toEqual([]);
  return location.searchParams.get('company');
}

/** A browser that signs in with the login of the company. */
export function companyBrowser(live: TestLive) {
  const begin = async (to = '/admin/team?q=a') => {
    const response = await live.ask(`GET /session/company?${new URLSearchParams({ to })}`);
    const kept = response.cookies.find(({ name }) => name.startsWith('__Host-company-'));
    const headers: Record<string, string> = { cookie: `${kept?.name}=${encodeURIComponent(kept!.value)}` };
    return { address: String(response.headers.location), headers, response };
  };
  /** It comes back from the issuer's page. */
  const comeBack = (url: URL, headers: Record<string, string>) =>
    live.app.inject({
      url: url.pathname + url.search,
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', ...headers },
    });
  return {
    begin,
    comeBack,
    signIn: async (person: Claims | null) => {
      const { address, headers } = await begin();
      return comeBack(await visitIssuer(address, person), headers);
    },
    whoIs: async (response: LightMyRequestResponse) =>
      (await live.ask('GET /session', { headers: headersAfter(response) })).json<{ person: object | null }>()
        .person,
  };
}
