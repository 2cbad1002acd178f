import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldMeta } from '@vibrant-peak/shared/schemas/fieldMeta';
import { renderInHost } from '@vibrant-peak/shared/testing';
import type { yup } from '@vibrant-peak/shared/forms';
import { readCsv } from '../csv/readCsv';
import { writeCsv } from '../csv/writeCsv';
import { testimonials } from '../entities/testimonials';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';
import { liveEntityOf } from './liveEntity';

/** The schema of testimonials with one more field, and nothing else. */
jest.mock('@vibrant-peak/shared/schemas/testimonial', () => {
  const { testimonialSchema, ...rest } = jest.requireActual<{ testimonialSchema: yup.AnyObjectSchema }>(
    '@vibrant-peak/shared/schemas/testimonial',
  );
  const { string } = jest.requireActual<typeof yup>('yup');
  const sector = string()
    .required()
    .meta({ hint: 'Such as retail or health.' } satisfies FieldMeta);
  return { ...rest, testimonialSchema: testimonialSchema.shape({ sector }) };
});

test('a field that is added to a schema appears in form, table, CSV and history', async () => {
  const user = userEvent.setup();
  const records = createContentPort();
  const list = recordsOf(testimonials, records);
  await list.load();
  const before = list.get();
  renderInHost(<page.component />, {
    host: { profile: 'live', toast: () => undefined, records },
    path: `/admin/testimonials?edit=${before[0]!.id}`,
  });

  const sector = await screen.findByLabelText('Sector');
  expect(sector).toHaveAccessibleDescription('Such as retail or health.');
  expect(screen.getByText('1 field missing before publishing')).toBeVisible();
  await user.type(sector, 'Retail');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const table = await screen.findByRole('table', { name: 'Testimonials' });
  await user.click(screen.getByRole('checkbox', { name: 'Sector' }));
  expect(within(table).getByRole('columnheader', { name: 'Sector' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Retail' })).toBeVisible();

  const { entity } = liveEntityOf(testimonials, records);
  const csv = await writeCsv(entity, list.get().slice(0, 1));
  const { good } = await readCsv(entity, csv);
  expect(good).toEqual([expect.objectContaining({ sector: 'Retail' })]);

  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(list.get()).toEqual(before));
});
