import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index';
import { DialogButtons } from './index';

const onCancel = jest.fn();
const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

const show = (props: Partial<Parameters<typeof DialogButtons>[0]> = {}) =>
  renderInHost(
    <form onSubmit={onSubmit}>
      <DialogButtons action="Invite" onCancel={onCancel} {...props} />
    </form>,
  );

test('Cancel comes first and sends nothing; the action submits the form', async () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Invite']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an action of its own submits no form, and waits for what is missing', async () => {
  const onAction = jest.fn();
  onSubmit.mockClear();
  const { unmount } = show({ onAction });
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  unmount();
  show({ onAction, isDisabled: true });
  expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
});
