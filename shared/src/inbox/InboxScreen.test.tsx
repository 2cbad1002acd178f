import type { ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { InboxScreen } from './InboxScreen';

type Given = Partial<ComponentProps<typeof InboxScreen>>;

const open = (given: Given) =>
  renderInHost(
    <InboxScreen description="From visitors." unread={2} list={<p>The list</p>} isDone={false} {...given} />,
  );

test('without more than a list, the page has title and count, and asks to choose a message', () => {
  open({});
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(screen.getByText('2 new')).toBeVisible();
  expect(screen.getByText('The list')).toBeVisible();
  expect(screen.getByText('Choose a message to read it.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the actions of an adapter stand in the header, its remark below, and the keys below the list', () => {
  open({ actions: <button>Export</button>, note: 'These are samples.', isDone: true });
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.getByText('These are samples.')).toBeVisible();
  const keys = screen.getByText('J and K go from message to message.');
  expect(screen.getByText('The list').parentElement).toContainElement(keys);
  expect(screen.getByText('All done.')).toBeVisible();
});

test('without a message to choose, the page does not ask to choose one', () => {
  open({ isEmpty: true });
  expect(screen.queryByText('Choose a message to read it.')).not.toBeInTheDocument();
  expect(screen.queryByText(/J and K/)).not.toBeInTheDocument();
});

test.each([
  ['stands below the list', {}, true],
  ['takes the place of the list, where the adapter says so', { isMessageAlone: true }, false],
])('on a phone the open message %s', (_, given, isListVisible) => {
  open({ ...given, message: <p>Hello</p> });
  expect(screen.getByText('Hello')).toBeVisible();
  expect(screen.queryByText('Choose a message to read it.')).not.toBeInTheDocument();
  const list = screen.getByText('The list');
  if (isListVisible) expect(list).toBeVisible();
  else expect(list).not.toBeVisible();
});
