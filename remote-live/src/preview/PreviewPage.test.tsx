import { screen } from '@testing-library/react';
import { changesPath } from '@vibrant-peak/shared/contract';
import { renderAs } from '../testing/renderAs';
import { page } from './PreviewPage';

test('without a preview the page leads to the drafts', () => {
  renderAs('editor', <page.component />);
  expect(screen.getByRole('link', { name: 'Choose drafts to preview' })).toHaveAttribute('href', changesPath);
});
