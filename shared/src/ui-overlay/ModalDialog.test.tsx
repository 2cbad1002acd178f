import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore, useStore } from '../store';
import { renderInHost } from '../testing/renderInHost';
import { ModalDialog } from './index';

/** Names of the dialogs that are open. */
const openDialogs = createStore<readonly string[]>(() => []);
const show = (...names: string[]) => act(async () => openDialogs.set(names));

function Page() {
  const open = useStore(openDialogs);
  return (
    <main>
      <button>Opener</button>
      {['First', 'Second', 'Plain'].map((name) => (
        <ModalDialog
          key={name}
          title={name}
          isOpen={open.includes(name)}
          onClose={() => openDialogs.set([])}
          growsFrom={name === 'Plain' ? undefined : document.body}
        >
          Text
        </ModalDialog>
      ))}
    </main>
  );
}

const focused = () => document.activeElement as HTMLElement;
const isLocked = () => document.body.hasAttribute('data-scroll-lock');

async function openFirst(): Promise<void> {
  await show();
  renderInHost(<Page />);
  screen.getByText('Opener').focus();
  await show('First');
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
}

test('a dialog that closes is seen to go before the page gets its scrolling and its focus back', async () => {
  await openFirst();
  const frames: FrameRequestCallback[] = [];
  const nextFrame = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
  const moved: Element[] = [];
  jest.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    moved.push(this);
    return { cancel() {} } as Animation;
  });
  const dialog = screen.getByRole('dialog');
  await show();
  expect(moved).toContain(dialog);
  expect(isLocked()).toBe(true);
  expect(dialog).toContainElement(focused());

  nextFrame.mockRestore();
  frames.forEach((callback) => callback(0));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isLocked()).toBe(false);
  await waitFor(() => expect(screen.getByText('Opener')).toHaveFocus());
});

test('an open dialog changes no style that all elements of the page would inherit', async () => {
  await openFirst();
  expect(isLocked()).toBe(true);
  expect(document.body.style.pointerEvents).toBe('');
});

test('a dialog that opens while another closes stays', async () => {
  await openFirst();
  await show('Second');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First', hidden: true })).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
});

test('Escape closes a dialog in the very moment it is there', async () => {
  await show();
  renderInHost(<Page />);
  // The library listens two frames later.
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await show('First');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  frames.mockRestore();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a dialog that tells more of nothing gives the focus back at once: what it leads to wants it', async () => {
  await show();
  renderInHost(<Page />);
  screen.getByText('Opener').focus();
  await show('Plain');
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  const dialog = screen.getByRole('dialog');
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await show();
  expect(dialog).toHaveAttribute('data-state', 'closed');
  jest.restoreAllMocks();
});
