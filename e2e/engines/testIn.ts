import { test as base } from '@playwright/test';
import { FaultProxy } from '../faultProxy';
import type { Engine, EngineKind } from './engine';
import { Visitor } from './visitor';

/** `test` with a visitor in the given engine, behind a fault proxy of its own. */
export const testIn = (kind: EngineKind) =>
  base.extend<{ site: string; front: FaultProxy; visitor: Visitor }, { engine: Engine }>({
    // Starting takes seconds: one browser runs all journeys. Each has an origin of its own, and so
    // an empty storage.
    engine: [
      async ({}, provide) => {
        const engine = await kind.open();
        await provide(engine);
        await engine.close();
      },
      { scope: 'worker' },
    ],
    site: async ({ baseURL }, provide) => provide(baseURL!),
    front: async ({ site }, provide) => {
      const front = new FaultProxy(site);
      await front.start();
      await provide(front);
      front.stop();
    },
    visitor: async ({ front, engine }, provide, info) => {
      await provide(new Visitor(engine, front.url));
      if (info.status !== info.expectedStatus)
        await info.attach('screenshot', {
          body: Buffer.from(await engine.screenshot(), 'base64'),
          contentType: 'image/png',
        });
    },
  });
