import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Stars } from './Stars';

test('a rating has a text alternative', () => {
  renderInHost(<Stars rating={4} />);
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});
