import type { TestLive } from './testLive';
import type { TestPerson } from './testPeople';

/** A request that changes something when the person who sends it may use the route. */
export interface ChangingRequest {
  /** In the place of the route's parameters. */
  params?: Record<string, string>;
  headers?: Record<string, string>;
  /** JSON unless it is bytes. */
  body?: object | Buffer;
}

/** Where the request goes, and by whom. */
export interface Site {
  live: TestLive;
  /** Sends the request. */
  person: TestPerson;
  /** Has done before it what the request needs. */
  publisher: TestPerson;
}

/** Makes the request to a route, and what has to be there before it. */
export type Prepare = (site: Site) => Promise<ChangingRequest> | ChangingRequest;
