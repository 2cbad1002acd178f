import { countFailures } from './countFailures';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['error', new TypeError('x is undefined')],
  ['error', 'a rejection with a text'],
  ['error', undefined],
  ['load', 'load'],
  ['load', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  ['hydration', 'hydration'],
  ['hydration', new Error('Minified React error #418; visit https://react.dev/errors/418')],
  ['hydration', new Error("Hydration failed because the server rendered HTML didn't match the client.")],
  ['error', new Error('Minified React error #31; visit https://react.dev/errors/31')],
] as const)('of the kind %s is %s', (kind, failure) => {
  expect(countFailures([failure])).toEqual({ error: 0, load: 0, hydration: 0, [kind]: 1 });
});

test('a view counts as many failures as the server takes', () => {
  expect(countFailures(Array.from({ length: 50 }, () => new Error('again')))).toMatchObject({ error: 20 });
});
