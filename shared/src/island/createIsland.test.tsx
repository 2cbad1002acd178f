import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index';
import { createIsland } from './createIsland';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));

test('a part that is lost twice is not missed', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => <p>The part</p>);
  const Island = createIsland('part', load);
  renderInHost(<Island fallback={<p>On its way</p>} />);
  expect(screen.getByText('On its way')).toBeVisible();
  await settle();
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that does not come says so, and comes with Retry', async () => {
  const load = jest.fn().mockRejectedValue(new Error('gone'));
  const Island = createIsland('part', load);
  renderInHost(<Island />);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('not available');

  load.mockResolvedValue(() => <p>The part</p>);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that throws costs itself alone', async () => {
  const Island = createIsland('part', async () => () => {
    throw new Error('broken');
  });
  renderInHost(
    <>
      <p>The rest</p>
      <Island />
    </>,
  );
  await settle();
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
});
