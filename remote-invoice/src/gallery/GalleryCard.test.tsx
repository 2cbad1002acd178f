import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { draftStore, replaceDraft } from '../draft/draftStore';
import { addItems } from '../draft/itemActions';
import { GalleryCard } from './GalleryCard';
import { useSettled } from './useSettled';
import { thumbnailDocument } from './thumbnailDocument';

beforeEach(() => replaceDraft());

const gallery = async () => {
  await act(async () => void renderInHost(<GalleryCard />));
  return within(await screen.findByRole('radiogroup', { name: 'Template' }));
};

test('nine templates by name, the first one chosen (for a new one, add its name here and in e2e/invoice/form.ts)', async () => {
  const radios = (await gallery()).getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Classic Professional',
    'Modern Blue',
    'Minimal Clean',
    'Corporate Formal',
    'Creative Gradient',
    'Tech Modern',
    'Executive',
    'Startup Fresh',
    'Finance Pro',
  ]);
  expect(radios[0]).toBeChecked();
});

test('the selected template is stored', async () => {
  const user = userEvent.setup();
  await user.click((await gallery()).getByRole('radio', { name: 'Executive' }));
  expect(screen.getByRole('radio', { name: 'Executive' })).toBeChecked();
  expect(draftStore.get().template).toBe('template7');
});

test('thumbnails add no text to the page', async () => {
  addItems([{ name: 'Stickers', quantity: '3', amount: '0.35' }]);
  await gallery();
  expect(screen.queryByText('Stickers')).not.toBeInTheDocument();
});

test('a thumbnail shows the entries, and samples for blank ones', () => {
  const { invoice } = draftStore.get();
  expect(thumbnailDocument(invoice)).toMatchObject({
    grandTotal: '$3600.00',
    sender: { company: 'Sample Company' },
  });
  const items = [{ id: 1, name: 'Stickers', quantity: '3', amount: '0.35' }];
  const shown = thumbnailDocument({ ...invoice, items, billTo: { ...invoice.billTo, name: 'Ayesha' } });
  expect(shown).toMatchObject({ grandTotal: '$1.05', billTo: { name: 'Ayesha', company: '' } });
  expect(shown.lines).toHaveLength(1);
});

test('a thumbnail shows the first lines, shortened texts, and the sums of all lines', () => {
  const { invoice } = draftStore.get();
  const items = Array.from({ length: 1000 }, (_, id) => ({
    id,
    name: 'x'.repeat(9000),
    quantity: '1',
    amount: '2',
  }));
  const shown = thumbnailDocument({ ...invoice, items, notes: 'y'.repeat(9000) });
  expect(shown.grandTotal).toBe('$2000.00');
  expect(shown.lines).toHaveLength(6);
  expect(JSON.stringify(shown).length).toBeLessThan(5200);
});

test('a value is returned once it has stopped changing', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 250), {
    initialProps: { value: 'a' },
  });
  for (const value of ['ab', 'abc']) {
    rerender({ value });
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('a');
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe('abc');
  jest.useRealTimers();
});
