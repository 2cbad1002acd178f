import type { Claims } from './startIssuer';

/**
 * Signs in at the company's login as a browser does.
 * @param address where the site has sent the browser.
 * @param person at the browser; `null` refuses.
 * @returns the address at the site to which the browser returns.
 */
export async function visitIssuer(address: string, person: Claims | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  const { origin } = url;
  url.searchParams.set('login_hint', JSON.stringify(person));
  while (url.origin === origin) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    const to = response.headers.get('location');
    if (!to) throw new Error(`${url.href} answers ${response.status}: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    url = new URL(to, url);
  }
  return url;
}
