import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, useStore } from '../store';
import { renderInHost } from '../testing/renderInHost';
import { ModalDialog } from './index';

/** Names of the open dialogs. */
const openDialogs = createStore<readonly string[]>(() => []);
const hasForm = createStore(() => false);
const show = (...names: string[]) => act(async () => openDialogs.set(names));
const onExited = jest.fn();

function Page({ closesOnOutsideClick }: { closesOnOutsideClick?: boolean }) {
  const open = useStore(openDialogs);
  return (
    <>
      <main>{useStore(hasForm) ? <input data-autofocus aria-label="Name" /> : <button>Opener</button>}</main>
      {['First', 'Second'].map((name) => (
        <ModalDialog
          key={name}
          title={name}
          isOpen={open.includes(name)}
          onClose={() => openDialogs.set(openDialogs.get().filter((other) => other !== name))}
          onExited={onExited}
          footer={<button>Send</button>}
          closesOnOutsideClick={closesOnOutsideClick}
        >
          <p>Text</p>
        </ModalDialog>
      ))}
    </>
  );
}

const dialog = (name = 'First') => screen.getByRole<HTMLDialogElement>('dialog', { name });

async function openFirst(props = {}) {
  await show();
  hasForm.set(false);
  onExited.mockClear();
  const { unmount } = renderInHost(<Page {...props} />);
  screen.getByText('Opener').focus();
  await show('First');
  return { user: userEvent.setup(), unmount };
}

test('the focus order of a dialog is its title, its X, its content, its buttons', async () => {
  const { user } = await openFirst();
  expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus();
  for (const [role, name] of [
    ['button', 'Close dialog'],
    ['group', 'First'],
    ['button', 'Send'],
  ] as const) {
    await user.tab();
    expect(screen.getByRole(role, { name })).toHaveFocus();
  }
});

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['the X', (user) => user.click(screen.getByRole('button', { name: 'Close dialog' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a click outside', (user) => user.click(dialog())],
])('%s closes a dialog, which gives the focus back', async (_, close) => {
  const { user } = await openFirst();
  await close(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Opener')).toHaveFocus();
  expect(onExited).toHaveBeenCalledTimes(1);
});

test('a dialog that requires an answer ignores clicks outside', async () => {
  const { user } = await openFirst({ closesOnOutsideClick: false });
  await user.click(dialog());
  expect(dialog()).toBeVisible();
});

test('selecting text from inside a dialog to its outside does not close it', async () => {
  const { user } = await openFirst();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Text') },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  fireEvent.click(dialog());
  expect(dialog()).toBeVisible();
});

test('Escape closes a dialog before its first frame', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await openFirst();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  frames.mockRestore();
});

test('a dialog closes at once, and keeps its text until it has faded out', async () => {
  await openFirst();
  const element = dialog();
  let end = () => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  element.getAnimations = () => [{ finished } as unknown as Animation];
  await show();
  expect(element.open).toBe(false);
  expect(screen.getByText('Opener')).toHaveFocus();
  expect(element).toHaveTextContent('Text');
  expect(onExited).not.toHaveBeenCalled();
  await act(async () => end());
  expect(element).not.toBeInTheDocument();
  expect(onExited).toHaveBeenCalledTimes(1);
});

test('a dialog that is reopened while it fades out stays', async () => {
  await openFirst();
  let end = () => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  dialog().getAnimations = () => [{ finished } as unknown as Animation];
  await show();
  await show('First');
  await act(async () => end());
  expect(dialog()).toBeVisible();
  expect(onExited).not.toHaveBeenCalled();
});

test('a dialog that replaces another returns the focus to the opener of the first', async () => {
  await openFirst();
  await show('Second');
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(screen.getAllByRole('dialog')).toEqual([dialog('Second')]);
  await show();
  expect(screen.getByText('Opener')).toHaveFocus();
});

test('when the opener was replaced, its replacement gets the focus after closing', async () => {
  const { user } = await openFirst();
  await act(async () => hasForm.set(true));
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('toasts move into the top dialog, and back when it closes or its page is left', async () => {
  const notices = Object.assign(document.createElement('div'), { id: 'notices' });
  document.body.append(notices);
  const { unmount } = await openFirst();
  expect(dialog()).toContainElement(notices);
  await show('First', 'Second');
  expect(dialog('Second')).toContainElement(notices);
  await show('First');
  expect(dialog('First')).toContainElement(notices);
  unmount();
  expect(notices.parentElement).toBe(document.body);
  notices.remove();
});

test('a dialog that only the browser has closed opens again; toasts never go with it', async () => {
  const notices = Object.assign(document.createElement('div'), { id: 'notices' });
  document.body.append(notices);
  const { unmount } = await openFirst();
  const element = dialog();
  // As Chrome does at a repeated Escape: the event follows later.
  element.open = false;
  fireEvent(element, new Event('close'));
  expect(element.open).toBe(true);
  expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus();

  element.open = false;
  await show();
  expect(element).not.toBeInTheDocument();
  expect(notices.parentElement).toBe(document.body);
  unmount();
  notices.remove();
});

test('a number of a document in the title stays on one line', () => {
  renderInHost(
    <ModalDialog title="Make INV-2026-0001 void?" isOpen onClose={jest.fn()}>
      <p>Text</p>
    </ModalDialog>,
  );
  expect(screen.getByRole('heading', { name: 'Make INV-2026-0001 void?' })).toBeVisible();
  expect(screen.getByText('INV-2026-0001')).toHaveStyle({ display: 'inline-block' });
});
