import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compileOnce';

/** jsdom with the browser features it lacks, in a process tuned for short runs. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, structuredClone });
    compileOnce();
    // Test files run cold and briefly: V8's early optimization would not pay off.
    setFlagsFromString('--interrupt-budget=600000');
  }
}
