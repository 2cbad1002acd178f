import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import type { FieldMeta } from '@vibrant-peak/shared/schemas/fieldMeta';
import type { yup } from '@vibrant-peak/shared/forms';
import { createContentPort } from '../testing/contentPort';
import { page as overview } from './ContentOverviewPage';
import { page } from './ContentPage';

/** The schemas with one more field of the hero and one more text, and nothing else. */
jest.mock('@vibrant-peak/shared/schemas/collections', () => {
  const { collections } = jest.requireActual<{ collections: Record<string, yup.AnyObjectSchema> }>(
    '@vibrant-peak/shared/schemas/collections',
  );
  const { string } = jest.requireActual<typeof yup>('yup');
  const vision = collections['vision']!;
  const hero = (vision.fields['hero'] as yup.AnyObjectSchema).shape({
    subline: string().meta({ hint: 'Below the headline.' } satisfies FieldMeta),
  });
  return { collections: { ...collections, vision: vision.shape({ hero, promise: string().required() }) } };
});

const host = { profile: 'live' as const, toast: () => undefined, records: createContentPort() };

test('a field that is added to a schema is in the form', async () => {
  renderInHost(<page.component />, { host, path: '/admin/content/hero' });
  expect(await screen.findByLabelText('Subline')).toHaveAccessibleDescription('Below the headline.');
});

test('a text that is added to the schemas has a link and a form', async () => {
  const { unmount } = renderInHost(<overview.component />, { host });
  expect(screen.getByRole('link', { name: 'Promise' })).toHaveAttribute('href', '/admin/content/promise');
  unmount();
  renderInHost(<page.component />, { host, path: '/admin/content/promise' });
  expect(await screen.findByRole('textbox', { name: 'Promise' })).toBeRequired();
});
