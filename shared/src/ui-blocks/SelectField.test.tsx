import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index';
import { SelectField } from './index';

const onChange = jest.fn();
const kinds = [
  ['', 'Choose …'],
  ['10', 'Supplier'],
  ['2', 'Reseller'],
] as const;

const show = (props = {}) =>
  renderInHost(<SelectField label="Kind" options={kinds} defaultValue="" onChange={onChange} {...props} />);
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });

test('the options keep their order, and choosing one gives its value', async () => {
  show();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    kinds.map(([, text]) => text),
  );
  const user = userEvent.setup();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.selectOptions(field(), 'Reseller');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('2');
});

test('a plain select is neither required nor invalid', () => {
  show();
  for (const name of ['aria-required', 'aria-invalid', 'aria-describedby', 'required'])
    expect(field()).not.toHaveAttribute(name);
});

test('hint and message describe it, and the browser does not validate it', () => {
  show({ hint: 'As in the contract.', message: 'This field is required', required: true });
  expect(field()).toHaveAccessibleDescription('As in the contract. This field is required');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(field()).not.toHaveAttribute('required');
});
