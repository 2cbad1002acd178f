import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compileOnce';

/** jsdom with what every browser has and jsdom lacks, in a process that is tuned for many short lives. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, structuredClone });
    compileOnce();
    // Each file of tests begins cold: what V8 optimizes as early as in a long life is gone before it has paid.
    setFlagsFromString('--interrupt-budget=600000');
  }
}
