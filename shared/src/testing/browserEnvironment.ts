import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's `Request`, which refuses signals of jsdom from Node 24 on, for those signals. */
class RequestWithAnySignal extends Request {
  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    super(input, signal ? { ...init, signal: controller.signal } : init);
  }
}

/** jsdom with what every browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, { Response, Headers, TextEncoder, TextDecoder, structuredClone });
    global.Request = RequestWithAnySignal;
    Object.defineProperty(global.crypto, 'subtle', { value: webcrypto.subtle });
  }
}
