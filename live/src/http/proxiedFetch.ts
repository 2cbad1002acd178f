import type { CustomFetch } from 'openid-client';
import { EnvHttpProxyAgent, fetch } from 'undici';

type Settings = EnvHttpProxyAgent.Options;

/**
 * Connections that go through the proxy of `HTTPS_PROXY`, unless `NO_PROXY` names their host; direct
 * ones without it.
 * @param settings what tests replace.
 */
export const proxyAgent = (settings: Settings = {}) => new EnvHttpProxyAgent({ httpProxy: '', ...settings });

/** `fetch` by such connections, for the company's login. */
export function proxiedFetch(settings?: Settings): CustomFetch {
  const dispatcher = proxyAgent(settings);
  const send = (url: string, init: object) => fetch(url, { ...init, dispatcher });
  // The types of undici and of Node describe the same in different words.
  return send as unknown as CustomFetch;
}
