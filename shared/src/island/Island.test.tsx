import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { renderInHost } from '../testing/index';
import { system } from '../theme/index';
import { createLazyPart } from './createLazyPart';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Tests run these callbacks to simulate an idle browser. */
let whenIdle: (() => void)[] = [];
beforeEach(() => {
  whenIdle = [];
  window.requestIdleCallback = (run) => whenIdle.push(run as () => void);
});
const becomeIdle = () => act(() => whenIdle.splice(0).forEach((run) => run()));

/** Longer than the two silent retries. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));

const press = (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));

const Form = () => (
  <form>
    <input name="message" />
  </form>
);

const loads = () => jest.fn<Promise<typeof Form>, []>().mockResolvedValue(Form);
const fails = () => jest.fn<Promise<typeof Form>, []>().mockRejectedValue(new Error('lost'));

/** Resolves after suspended parts have rendered. */
const show = (element: ReactNode) => act(async () => void renderInHost(element));

describe('a prerendered island', () => {
  let root: Root | undefined;
  let container: HTMLElement;
  afterEach(() => {
    act(() => root?.unmount());
    container.remove();
  });

  /** Hydrates a document as a composition writes it, with text typed into the island. */
  async function hydrate(load: () => Promise<typeof Form>, { isFocused = false } = {}) {
    const Island = createLazyPart(load, { island: 'part' });
    const Page = () => (
      <main>
        {useLocation().hash}
        <Island />
      </main>
    );
    const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
    container = document.createElement('div');
    container.innerHTML =
      '<main><div data-island="part"><!--$--><form><input name="message"></form><!--/$--></div></main>';
    document.body.append(container);
    const field = container.querySelector('input')!;
    field.value = 'typed early';
    if (isFocused) field.focus();
    await act(async () => {
      root = hydrateRoot(
        container,
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>,
      );
    });
    await settle();
    return { router, field, island: container.querySelector<HTMLElement>('[data-island]')! };
  }

  const currentField = () => container.querySelector('input');

  test.each(['pointermove', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'submit'])(
    'keeps its HTML until the first %s in it, and then hydrates the same elements',
    async (type) => {
      const load = loads();
      const { field, island } = await hydrate(load);
      expect(load).not.toHaveBeenCalled();
      expect(island).not.toHaveAttribute('data-ready');
      await act(async () => void field.dispatchEvent(new Event(type, { bubbles: true })));
      await settle();
      expect(island).toHaveAttribute('data-ready');
      expect(currentField()).toBe(field);
      expect(field).toHaveValue('typed early');
    },
  );

  test('receives an event that React stops at its root', async () => {
    const load = loads();
    const { field } = await hydrate(load);
    container.addEventListener('click', (event) => event.stopPropagation(), true);
    await act(async () => field.click());
    expect(load).toHaveBeenCalled();
  });

  test('hydrates at once when it contains the focus', async () => {
    const load = loads();
    await hydrate(load, { isFocused: true });
    expect(load).toHaveBeenCalled();
  });

  test('hydrates when the browser is idle at the latest', async () => {
    const load = loads();
    await hydrate(load);
    expect(load).not.toHaveBeenCalled();
    await becomeIdle();
    expect(load).toHaveBeenCalled();
  });

  test('hydrates with a navigation at the latest', async () => {
    const load = loads();
    const { router } = await hydrate(load);
    await act(() => router.navigate('/#part'));
    await settle();
    expect(load).toHaveBeenCalled();
  });

  test('whose code is missing keeps its HTML across a navigation, and passes typed text on to the part', async () => {
    const load = fails();
    const { router, field, island } = await hydrate(load);
    await act(async () => void field.dispatchEvent(new Event('pointermove', { bubbles: true })));
    await settle();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(currentField()).toBe(field);

    await act(() => router.navigate('/#part'));
    await settle();
    expect(screen.getByText('#part')).toBeVisible();
    expect(currentField()).toHaveValue('typed early');

    load.mockResolvedValue(Form);
    await press('Retry');
    await settle();
    expect(island).toHaveAttribute('data-ready');
    expect(currentField()).toHaveValue('typed early');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an island', () => {
  beforeEach(() => {
    window.requestIdleCallback = (run) => Number(setTimeout(run));
  });

  test('is ready when its code has been loaded before, such as by an earlier visit of its page', async () => {
    const Island = createLazyPart(loads(), { island: 'part' });
    await show(<Island />);
    await settle();
    cleanup();
    await show(<Island />);
    expect(document.querySelector('[data-island]')).toHaveAttribute('data-ready');
  });

  test('retries two failed loads silently', async () => {
    const load = loads().mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    const Island = createLazyPart(load, { island: 'part' });
    await show(<Island fallback={<p>On its way</p>} />);
    expect(screen.getByText('On its way')).toBeVisible();
    await settle();
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('that fails to load says so without taking the focus, and appears after Retry', async () => {
    const load = fails();
    const Island = createLazyPart(load, { island: 'part' });
    await show(<Island />);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
    expect(screen.getByRole('alert')).not.toHaveFocus();
    load.mockResolvedValue(Form);
    await press('Retry');
    await settle();
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('with a replacement of its own shows that one, whether it does not load or throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = fails();
    const Fallback = () => <p>Not here</p>;
    const Island = createLazyPart(load, { island: 'part', Fallback });
    await show(<Island />);
    await settle();
    expect(screen.getByText('Not here')).toBeVisible();
    const Broken = () => {
      throw new Error('broken');
    };
    const Thrower = createLazyPart(async () => Broken, { island: 'part', Fallback });
    await show(<Thrower />);
    await settle();
    expect(screen.getAllByText('Not here')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    jest.restoreAllMocks();
  });
});

test('an island that throws does not affect the rest of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Island = createLazyPart(
    async () => () => {
      throw new Error('broken');
    },
    { island: 'part' },
  );
  window.requestIdleCallback = (run) => Number(setTimeout(run));
  await show(
    <>
      <p>The rest</p>
      <Island />
    </>,
  );
  await settle();
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working');
  jest.restoreAllMocks();
});
