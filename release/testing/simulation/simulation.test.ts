import { History } from './history';
import { simulate } from './simulate';

/** A few histories; `npm test` plays 5,000 in a step of their own. */
const count = 30;

test('no history breaks a rule of the protocol, whatever fails or comes late', async () => {
  const seeds = Array.from({ length: count }, (_, index) => 1_000_000 + index);
  const { histories, failures, events } = await simulate(seeds);
  expect([...failures].map(([seed, [fault]]) => `SEED=${seed} npm run simulate: ${fault}`)).toEqual([]);
  expect(histories).toBe(count);
  expect(events.flips).toBeGreaterThan(2 * count);
}, 60_000);

test('the same seed is the same history', async () => {
  const play = async () => {
    const history = new History(7);
    do await new Promise((resolve) => setImmediate(resolve));
    while (history.step());
    return history.told;
  };
  const told = await play();
  expect(told.length).toBeGreaterThan(2);
  expect(await play()).toEqual(told);
});
