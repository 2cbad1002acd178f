import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index';
import { createOnDemand } from './createOnDemand';

function Greeting({ name }: { name: string }) {
  return <p>{`Hello ${name}`}</p>;
}

const loads = () => jest.fn(async () => Greeting);

test('the code is fetched when the part renders first, with the fallback in the meantime', async () => {
  const load = loads();
  const LazyGreeting = createOnDemand(load);
  expect(load).not.toHaveBeenCalled();

  render(<LazyGreeting name="Sara" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Sara')).toBeVisible();
  expect(screen.queryByText('Wait')).not.toBeInTheDocument();
});

test('the code is fetched at once when something was pressed before the page was alive', () => {
  window.earlyEvents = [{ type: 'click', target: document.body }];
  const load = loads();
  createOnDemand(load);
  delete window.earlyEvents;
  expect(load).toHaveBeenCalledTimes(1);
});

test('prefetching as often as one likes fetches once, and the part then renders at once', async () => {
  const load = loads();
  const LazyGreeting = createOnDemand(load);
  await act(async () => {
    LazyGreeting.prefetch();
    LazyGreeting.prefetch();
  });

  render(<LazyGreeting name="Sara" />);
  expect(screen.getByText('Hello Sara')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be fetched offers a retry, which fetches anew', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(new Error('lost'));
  const LazyGreeting = createOnDemand(load);
  renderInHost(<LazyGreeting name="Sara" />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');

  load.mockResolvedValue(Greeting);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Sara')).toBeVisible();
  jest.useRealTimers();
});

test('a prefetch that failed is not shown, and the part is fetched anew when it is called up', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(new Error('lost'));
  const LazyGreeting = createOnDemand(load);
  LazyGreeting.prefetch();
  await act(() => jest.advanceTimersByTimeAsync(2000));

  load.mockResolvedValue(Greeting);
  renderInHost(<LazyGreeting name="Sara" />);
  expect(await screen.findByText('Hello Sara')).toBeVisible();
  jest.useRealTimers();
});
