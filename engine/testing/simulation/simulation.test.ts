import { Scenario } from './scenario';
import { simulate } from './simulate';

/** A few scenarios; `npm test` plays 1,000 in a step of their own. */
const count = 30;

test('no scenario violates the protocol, with any failures and delays', async () => {
  const { failures, changes } = await simulate(1_000_000, count);
  expect([...failures].map(([seed, [violation]]) => `SEED=${seed} npm run simulate: ${violation}`)).toEqual(
    [],
  );
  expect(changes).toBeGreaterThan(2 * count);
}, 60_000);

test('the same seed is the same scenario', async () => {
  const play = async () => {
    const scenario = new Scenario(7);
    do await new Promise((resolve) => setImmediate(resolve));
    while (scenario.step());
    return scenario.messages;
  };
  const messages = await play();
  expect(messages.length).toBeGreaterThan(2);
  expect(await play()).toEqual(messages);
});
