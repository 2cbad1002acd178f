import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, structuredClone });
  }
}
