import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { interactionOf } from '../interaction';
import { renderInHost } from '../testing/index';
import { createLazyPart } from './createLazyPart';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  interactionOf().failures = [];
});

/** Longer than the two silent retries. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));

const press = (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const Broken = () => {
  throw new Error('broken');
};

const loads = () => jest.fn<Promise<typeof Greeting>, []>().mockResolvedValue(Greeting);
const fails = () => jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(new Error('lost'));

describe('a part opened by the visitor', () => {
  test('is loaded when it first renders, with the fallback meanwhile', async () => {
    const load = loads();
    const Part = createLazyPart(load);
    expect(load).not.toHaveBeenCalled();
    render(<Part name="Sara" fallback={<p>Wait</p>} />);
    expect(screen.getByText('Wait')).toBeVisible();
    await settle();
    expect(screen.getByText('Hello Sara')).toBeVisible();
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
  });

  test('is not loaded until it is needed, and stays from then on', async () => {
    const load = loads();
    const Part = createLazyPart(load);
    const { rerender } = render(<Part name="Sara" isNeeded={false} fallback={<p>Wait</p>} />);
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
    rerender(<Part name="Sara" isNeeded />);
    await settle();
    rerender(<Part name="Omar" isNeeded={false} />);
    expect(screen.getByText('Hello Omar')).toBeVisible();
  });

  test('is loaded once for any number of prefetches, and then renders at once', async () => {
    const load = loads();
    const Part = createLazyPart(load);
    Part.prefetch();
    Part.prefetch();
    await settle();
    render(<Part name="Sara" fallback={<p>Wait</p>} />);
    expect(screen.getByText('Hello Sara')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that fails to load says so, takes the focus and offers a retry; after a failed retry a reload, too', async () => {
    const load = fails();
    const Part = createLazyPart(load);
    renderInHost(<Part name="Sara" />);
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(interactionOf().failures).toEqual(['load']);
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();

    await press('Retry');
    await settle();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    load.mockResolvedValue(Greeting);
    await press('Retry');
    await settle();
    expect(screen.getByText('Hello Sara')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('whose prefetch failed is silent about it, and is loaded again when it is opened', async () => {
    const load = fails();
    const Part = createLazyPart(load);
    Part.prefetch();
    await settle();
    load.mockResolvedValue(Greeting);
    renderInHost(<Part name="Sara" />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settle();
    expect(screen.getByText('Hello Sara')).toBeVisible();
  });

  test.each([
    ['cannot be fetched', fails()],
    ['throws', jest.fn().mockResolvedValue(Broken)],
  ])('that %s is replaced by its fallback, with the same properties', async (_, load) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = createLazyPart<GreetingProps>(load, {
      Fallback: ({ name }) => <p>Plain {name}</p>,
    });
    render(<Part name="Sara" />);
    expect(screen.queryByText('Plain Sara')).not.toBeInTheDocument();
    await settle();
    expect(screen.getByText('Plain Sara')).toBeVisible();
    jest.restoreAllMocks();
  });
});

test('a part that throws does not affect the rest of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = createLazyPart(async () => Broken);
  renderInHost(
    <>
      <p>The rest</p>
      <Part />
    </>,
  );
  await settle();
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
  expect(interactionOf().failures).toContainEqual(new Error('broken'));
  jest.restoreAllMocks();
});
