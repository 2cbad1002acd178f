import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from '../testing/index';
import { DateField } from './index';

function Since(props: { hasTime?: boolean; message?: string }) {
  const [since, setSince] = useState('');
  return (
    <>
      <DateField
        {...props}
        label="Since"
        hint="By the contract."
        required
        value={since}
        onChange={({ target }) => setSince(target.value)}
      />
      <output>{since}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Since');

test.each([
  ['a day', 'date', '2026-12-01'],
  ['a day with its time', 'datetime-local', '2026-12-01T09:00'],
])('%s is typed, and its value is text', async (_, type, text) => {
  renderInHost(<Since hasTime={type !== 'date'} />);
  const user = userEvent.setup();
  await user.tab();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('type', type);
  await user.keyboard(text);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('no day is empty text', () => {
  renderInHost(<Since />);
  fireEvent.change(field(), { target: { value: '2026-12-01' } });
  fireEvent.change(field(), { target: { value: '' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('hint and message describe it, and the browser does not validate it', () => {
  renderInHost(<Since message="Must be a day" />);
  expect(field()).toHaveAccessibleDescription('By the contract. Must be a day');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(field()).not.toHaveAttribute('required');
});
