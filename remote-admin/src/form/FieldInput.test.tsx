import { fireEvent, screen } from '@testing-library/react';
import { useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { FieldInput } from './FieldInput';

const schema = yup.object({ rating: yup.mixed().default('5') }) as yup.ObjectSchema<Record<string, unknown>>;

function Form() {
  const form = useValidatedForm(schema);
  return <FieldInput form={form} field={{ name: 'rating', label: 'Rating', kind: 'rating' }} />;
}

test('a rating is a spin button, which also reads a decimal comma', () => {
  renderInHost(<Form />);
  const rating = screen.getByRole('spinbutton', { name: 'Rating' });
  const type = (value: string) => fireEvent.change(rating, { target: { value } });
  type('4,5');
  expect(rating).toHaveAttribute('aria-valuenow', '4.5');
  expect(rating).toHaveAttribute('aria-valuemin', '1');
  expect(rating).toHaveAttribute('aria-valuemax', '5');
  fireEvent.keyDown(rating, { key: 'ArrowDown' });
  expect(rating).toHaveValue('3.5');
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(rating, { key: 'ArrowUp' });
  expect(rating).toHaveValue('5');
  type('many');
  fireEvent.keyDown(rating, { key: 'ArrowUp' });
  expect(rating).toHaveValue('many');
  expect(rating).not.toHaveAttribute('aria-valuenow');
});
