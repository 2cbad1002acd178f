import type { Compose } from '../rules/change';
import { hashIn } from '../../formats/address';
import { collectGarbage } from '../../collect/collectGarbage';
import { RolledBackError } from '../rules/rolledBack';
import { builtRelease } from '../../formats/manifest';
import { publishReleases } from './publishReleases';
import { retire } from './retire';
import { rollBack, rollBackApp } from './rollBack';
import { manifestOf, release } from '../../testing/testStore';
import { composeQuickly } from '../../testing/addComposition';
import { testPublisher } from '../../testing/testPublisher';

const { client, liveReleases, meanwhile, options, publish } = testPublisher();
/** Retains the live composition only. */
const everything = { changes: 1, age: 0, pictures: 0 };

test('a rollback refuses a composition that is not retained or was never shown', async () => {
  const first = await publish('shell', 'first');
  await publish('a', 'one');
  const preview = await publish('a', 'seen', { target: { kind: 'preview' } });
  await publish('a', 'two');
  await expect(rollBack(client(), preview.composition)).rejects.toThrow(/does not hold/);
  await collectGarbage(client(), everything);
  await expect(rollBack(client(), first.composition)).rejects.toThrow(/holds no composition/);
});

test('a rollback brings no release back that was rolled back, unless its composition is named', async () => {
  await publish('shell', 'first');
  await publish('a', 'good');
  await publish('a', 'bad');
  const withBad = await publish('b', 'one');
  await rollBackApp(client(), 'a', { ...options, why: 'Totals are wrong' });
  await expect(rollBack(client())).rejects.toThrow(
    new RegExp(`rolled back.*: Totals are wrong. Composition ${withBad.composition} has it: name another`),
  );
  expect((await liveReleases())['a']).toBe(release('a', 'good').hash);
  await rollBack(client(), withBad.composition);
  expect((await liveReleases())['a']).toBe(release('a', 'bad').hash);
});

test('the site does not go back to a composition without an application that others need', async () => {
  const { composition: first } = await publish('shell', 'first');
  const offers = { pages: [], adapters: 'adapters' };
  const adapters = builtRelease({ ...manifestOf('remote-live', '1'), offers }, new Map());
  await publishReleases(client(), [adapters], options);
  const refusal = `Composition ${first} has no remote-live, and pages of others stand in what it offers.`;
  await expect(rollBack(client())).rejects.toThrow(refusal);
  await expect(rollBack(client(), first)).rejects.toThrow(refusal);
  expect(await liveReleases()).toHaveProperty('remote-live');
});

test('a rollback does not wait for a publish, which goes live on top of it', async () => {
  await publish('shell', 'first');
  const before = await publish('a', 'one');
  await publish('a', 'two');
  let isBack = false;
  const interrupted: Compose = async (store, recipe) => {
    if (!isBack) {
      await rollBack(client());
      isBack = true;
    }
    return composeQuickly(store, recipe);
  };
  const { composition } = await publish('b', 'one', { compose: interrupted });
  const { base, releases } = await client().composition(composition);
  expect(base).toBe(before.composition);
  expect(hashIn(releases['a']!)).toBe(release('a', 'one').hash);
});

test('rolling one application back preserves concurrent publishes of others, and is refused when that application was published again', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await publish('b', 'one');
  await publish('a', 'two');
  const store = meanwhile('b');
  await rollBackApp(store, 'a', options);
  expect(await liveReleases()).toMatchObject({
    a: release('a', 'one').hash,
    b: release('b', 'meanwhile').hash,
  });
  await publish('a', 'two', { isAgain: true });
  const second = meanwhile('a');
  await expect(rollBackApp(second, 'a', options)).rejects.toThrow(/published right now/);
  expect((await liveReleases())['a']).toBe(release('a', 'meanwhile').hash);
});

test('without an earlier release or composition a rollback says what is live and what can be done', async () => {
  const provenance = { by: 'ali', at: '2030-01-02T03:04:05.000Z' };
  await publish('shell', 'first', { provenance });
  await expect(rollBack(client())).rejects.toThrow(
    /^Composition 1 is the first one \(publish shell, by ali, .*\): there is none before it\. Publish what mends it/,
  );
  const { releases } = await publish('a', 'one', { provenance });
  await expect(rollBackApp(client(), 'shell', options)).rejects.toThrow(
    /^shell has no earlier release to go back to: .* is its first \(by ali, 2030-01-02 03:04\)\. Publish what mends it\.$/,
  );
  await expect(rollBackApp(client(), 'a', options)).rejects.toThrow(
    /Publish what mends it, or take it off the site: npx vibrant-peak retire a\.$/,
  );
  await expect(rollBackApp(client(), 'b', options)).rejects.toThrow(
    'No composition in this store has b: the live one has shell, a.',
  );
  await rollBack(client());
  await expect(rollBackApp(client(), 'a', options)).rejects.toThrow(
    `a is not live, and was not before composition 1. Composition 2 has it: npx vibrant-peak rollback a --to ${releases['a']}`,
  );
  await rollBackApp(client(), 'a', { ...options, to: releases['a']! });
  expect((await liveReleases())['a']).toBe(release('a', 'one').hash);
});

test('a retired application comes back by its own rollback, whatever was published since', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await retire(client(), 'a', options);
  await publish('b', 'one');
  await rollBackApp(client(), 'a', options);
  expect(await liveReleases()).toEqual({
    shell: release('shell', 'first').hash,
    a: release('a', 'one').hash,
    b: release('b', 'one').hash,
  });
});

test('a rollback holds: the release that it took away is refused until it is published with --again', async () => {
  await publish('a', 'good');
  await publish('a', 'bad');
  await rollBack(client(), undefined, { by: 'ali', why: 'empty cart' });
  await expect(publish('a', 'bad')).rejects.toThrow(
    /^This very release of a was rolled back by ali on .*: empty cart\. Publish what mends it, or say --again\.$/,
  );
  await expect(
    publish('a', 'bad', { target: { kind: 'canary', share: 5, name: 'blue' } }),
  ).rejects.toBeInstanceOf(RolledBackError);
  expect((await publish('a', 'bad', { target: { kind: 'preview' } })).status).toBe('preview');
  expect((await publish('a', 'mended')).status).toBe('live');
  await expect(publish('a', 'bad')).rejects.toBeInstanceOf(RolledBackError);
  expect((await publish('a', 'bad', { isAgain: true })).status).toBe('live');
  await publish('a', 'next');
  expect((await publish('a', 'bad')).status).toBe('live');
  await rollBackApp(client(), 'a', options);
  expect((await publish('a', 'bad', { mayReturn: true })).status).toBe('live');
});

test('a rollback of one application holds for that one, and the restored release may be published', async () => {
  await publish('a', 'good');
  await publish('a', 'bad');
  await publish('b', 'one');
  await rollBackApp(client(), 'a', { ...options, by: 'ali' });
  await expect(publish('a', 'bad')).rejects.toBeInstanceOf(RolledBackError);
  expect((await publish('a', 'good')).status).toBe('unchanged');
  expect((await publish('b', 'two')).status).toBe('live');
});
