import { createSiteServer } from '../engine/serve/createSiteServer';
import { testPort } from './testPort';
import './testSite';
import { testStore } from './testStore';

/** Serves the composed production site for the browser tests. */
createSiteServer(testStore).listen(testPort, '127.0.0.1');
