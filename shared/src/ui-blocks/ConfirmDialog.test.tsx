import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from '../testing/index';
import { ConfirmDialog } from './index';

const onConfirm = jest.fn();

function Page(props: Partial<Parameters<typeof ConfirmDialog>[0]>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Remove</button>
      <ConfirmDialog
        title="Remove Harbor?"
        action="Remove it"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        {...props}
      >
        Their page leaves the site.
      </ConfirmDialog>
    </>
  );
}

async function ask(props = {}) {
  onConfirm.mockClear();
  renderInHost(<Page {...props} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Remove Harbor?' });
const button = (name: string) => screen.getByRole('button', { name });

test('by keyboard: the answers follow the content, the one that loses something is the last', async () => {
  const user = await ask({ others: <button>Save first</button> });
  expect(dialog()).toHaveTextContent('Their page leaves the site.');
  await user.tab();
  await user.tab();
  for (const name of ['Cancel', 'Save first', 'Remove it']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeVisible();
});

test('Enter right after opening confirms nothing', async () => {
  const user = await ask();
  await user.keyboard('{Enter}');
  expect(dialog()).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['its button', (user) => user.click(button('Keep it'))],
  ['Escape', (user) => user.keyboard('{Escape}')],
])('%s leaves everything as it is, and gives the focus back', async (_, leave) => {
  const user = await ask({ cancel: 'Keep it' });
  await leave(user);
  expect(dialog()).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('Remove')).toHaveFocus();
});

test('an answer that is being carried out cannot be given again', async () => {
  const user = await ask({ isBusy: true });
  const action = button('Remove it');
  expect(action).toHaveAttribute('aria-busy', 'true');
  await user.click(action);
  expect(onConfirm).not.toHaveBeenCalled();
  // Browsers take the focus away from disabled buttons, jsdom does not.
  expect(action).toBeEnabled();
  expect(button('Cancel')).toBeEnabled();
});
