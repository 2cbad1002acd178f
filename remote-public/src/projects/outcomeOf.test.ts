import { outcomeOf } from './outcomeOf';

test('a number and its unit stay on one line', () => {
  expect(outcomeOf({ outcome: 'Down from 58 minutes to 34' })).toBe('Down from 58\u00a0minutes to 34');
});
