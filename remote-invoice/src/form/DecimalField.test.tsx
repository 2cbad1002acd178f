import { useState, type ComponentProps } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { settledQuantity, settledRate, settledTaxRate } from '@vibrant-peak/invoice/settled';
import { DecimalField } from './DecimalField';

type Options = Omit<ComponentProps<typeof DecimalField>, 'label' | 'value' | 'onChange'>;

function Field({ initial, ...options }: Options & { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DecimalField label="Figure" value={value} onChange={setValue} {...options} />
      <output>{value}</output>
    </>
  );
}

const rate: Options = { settle: settledRate, keepsReadable: true, min: '0', step: '0.01', currency: '' };
const tax: Options = { ...rate, settle: settledTaxRate, max: '100', isPercent: true, currency: undefined };
const quantity: Options = { settle: settledQuantity, isQuantity: true, min: '1' };

const typed = async (text: string, initial: string, options: Options) => {
  renderInHost(<Field initial={initial} {...options} />);
  const field = screen.getByRole('spinbutton', { name: 'Figure' });
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  return field;
};

test.each([
  ['100,-', rate, '100'],
  ['100.-', rate, '100'],
  ['100,–', rate, '100'],
  ['CHF 100.-', rate, '100'],
  ['Rs. 1,25,000/-', rate, '125000'],
  ['19,-', tax, '19'],
  ['2 h', quantity, '2'],
  ['1:30', quantity, '1.5'],
  ['½', quantity, '0.5'],
  ['2 x', quantity, '2'],
  ['12,50', quantity, '12.50'],
])('“%s” is taken', async (text, options, value) => {
  expect(await typed(text, '7', options)).toHaveValue(value);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
});

test.each([
  ['ten', rate, '“ten” is not a number and became 7.'],
  ['100-', rate, '“100-” is below 0 and became 7.'],
  ['-5', rate, '“-5” is below 0 and became 7.'],
  ['12/5', rate, '“12/5” is not a number and became 7.'],
  ['ten', tax, '“ten” is not a number and became 7.'],
])('“%s” is not taken: the field says so and keeps what was there', async (text, options, note) => {
  const field = await typed(text, '7', options);
  expect(field).toHaveValue('7');
  expect(field).toHaveAccessibleDescription(note);
});

test.each([
  ['150', tax, '100', '“150” became 100.'],
  ['0', quantity, '1', '“0” became 1.'],
  ['-1', quantity, '1', '“-1” is below 0 and became 1.'],
  ['{Backspace}', rate, '0', 'Blank became 0.'],
  ['many', quantity, '1', '“many” is not a number and became 1.'],
])('what %s becomes is said', async (text, options, value, note) => {
  const field = await typed(text, '7', options);
  expect(field).toHaveValue(value);
  expect(field).toHaveAccessibleDescription(note);
});

test.each<[string, string, Options, string]>([
  ['ArrowUp', '12.50', rate, '12.51'],
  ['ArrowDown', '0.30', rate, '0.29'],
  ['ArrowDown', '0', rate, '0'],
  ['ArrowDown', '0.005', rate, '0'],
  ['ArrowUp', '', rate, '0.01'],
  ['ArrowUp', '99.995', tax, '100'],
  ['ArrowUp', '2', quantity, '3'],
  ['ArrowDown', '1', quantity, '1'],
  ['ArrowUp', '0.5', quantity, '1.5'],
  ['ArrowUp', '90071992547409.93', rate, '90071992547409.94'],
])('%s from %s', (key, initial, options, value) => {
  renderInHost(<Field initial={initial} {...options} />);
  const field = screen.getByRole('spinbutton');
  expect(fireEvent.keyDown(field, { key })).toBe(false);
  expect(field).toHaveValue(value);
  expect(field).toHaveAttribute('aria-valuenow', String(Number(value)));
});

test('a spin button has the value and bounds of its field, and reads a decimal comma', async () => {
  const field = await typed('12,50', '7', tax);
  expect(field).toHaveAttribute('aria-valuemin', '0');
  expect(field).toHaveAttribute('aria-valuemax', '100');
  expect(field).toHaveAttribute('aria-valuenow', '12.5');
});

test('arrow keys keep what is not a number, and other keys are left to the browser', () => {
  renderInHost(<Field initial="ten" {...rate} />);
  const field = screen.getByRole('spinbutton');
  expect(fireEvent.keyDown(field, { key: 'ArrowUp' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'ArrowLeft' })).toBe(true);
  expect(field).toHaveValue('ten');
});

describe('in a browser with decimal commas', () => {
  const { NumberFormat } = Intl;
  beforeEach(() => {
    jest
      .spyOn(Intl, 'NumberFormat')
      .mockImplementation(
        (locale?: unknown, options?: object) => new NumberFormat((locale ?? 'de') as string, options),
      );
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['1.125', rate, '2.125'],
    ['1.125', quantity, '2.125'],
    ['8.875', tax, '2.875'],
  ])('a change of %s, which the field shows itself, keeps its point', async (initial, options, expected) => {
    renderInHost(<Field initial={initial} {...options} />);
    const field = screen.getByRole('spinbutton', { name: 'Figure' });
    const user = userEvent.setup();
    await user.click(field);
    await user.type(field, '2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  });

  test('a comma is typed into a blank field as before', async () => {
    await typed('1,125', '', rate);
    expect(screen.getByRole('status')).toHaveTextContent('1.125');
  });
});

test('a rate of tax is read as at most 100 per cent where that is possible', async () => {
  await typed('7,125', '0', tax);
  expect(screen.getByRole('status')).toHaveTextContent('7.125');
});
