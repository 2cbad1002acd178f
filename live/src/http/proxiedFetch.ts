import type { CustomFetch } from 'openid-client';
import type { EnvHttpProxyAgent } from 'undici';

type Settings = EnvHttpProxyAgent.Options;

/**
 * Connections that go through the proxy of `HTTPS_PROXY`, unless `NO_PROXY` names their host; direct
 * ones without it.
 * @param settings what tests replace.
 */
export async function proxyAgent(settings: Settings = {}): Promise<EnvHttpProxyAgent> {
  const { EnvHttpProxyAgent } = await import('undici');
  return new EnvHttpProxyAgent({ httpProxy: '', ...settings });
}

/** `fetch` by such connections, for the company's login. */
export async function proxiedFetch(settings?: Settings): Promise<CustomFetch> {
  const { fetch } = await import('undici');
  const dispatcher = await proxyAgent(settings);
  const send = (url: string, init: object) => fetch(url, { ...init, dispatcher });
  // The types of undici and of Node describe the same in different words.
  return send as unknown as CustomFetch;
}
