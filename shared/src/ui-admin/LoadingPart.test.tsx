import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index';
import { LoadingPart } from './LoadingPart';

const part = (
  <main>
    <LoadingPart />
  </main>
);

test('a placeholder waits before it is seen, but not where another one is seen already', () => {
  renderInHost(part);
  renderInHost(part);
  const waits = screen
    .getAllByText('Loading')
    .map(({ parentElement }) => getComputedStyle(parentElement!).animation.includes('150ms'));
  expect(waits).toEqual([true, false]);
});
