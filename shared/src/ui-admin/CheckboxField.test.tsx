import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index';
import { CheckboxField } from './CheckboxField';

test('the words of a checkbox can be pressed, too', async () => {
  renderInHost(<CheckboxField label="Active" defaultChecked />);
  await userEvent.click(screen.getByText('Active'));
  expect(screen.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
});
