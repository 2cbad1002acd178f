import { ChakraProvider } from '@chakra-ui/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { adoptElements } from '../styles/loadStyles';
import { renderInHost } from '../testing/index';
import { system } from '../theme/index';
import { createLazyPart } from './createLazyPart';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

/** Rendering goes on after the parts that wait for their code. */
const show = (element: ReactNode) => act(async () => void renderInHost(element));

// First: after a move in any test, islands start by themselves.
describe('a prerendered island', () => {
  let root: Root | undefined;
  let container: HTMLElement;
  afterEach(() => {
    act(() => root?.unmount());
    container.remove();
    adoptElements(false);
  });

  /** The document as a composition writes it, with a message typed into it, brought to life around the island. */
  async function hydrate(load: () => Promise<typeof Form>) {
    const Island = createLazyPart(load, { island: 'part', whenNear: false });
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
    adoptElements(true);
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

  test('keeps its HTML until somebody points at it, and hydrates the same elements', async () => {
    const load = loads();
    const { field, island } = await hydrate(load);
    expect(load).not.toHaveBeenCalled();
    expect(island).not.toHaveAttribute('data-ready');
    island.dispatchEvent(new Event('pointerover'));
    await settle();
    expect(island).toHaveAttribute('data-ready');
    expect(currentField()).toBe(field);
    expect(field).toHaveValue('typed early');
  });

  test('starts with a navigation at the latest', async () => {
    const load = loads();
    const { router } = await hydrate(load);
    await act(() => router.navigate('/#part'));
    await settle();
    expect(load).toHaveBeenCalled();
  });

  test('whose code is missing keeps its HTML, also beyond a navigation, and hands what was typed to the part', async () => {
    const load = fails();
    const { router, field, island } = await hydrate(load);
    island.dispatchEvent(new Event('pointerover'));
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
  test('that is lost twice is not missed', async () => {
    const load = loads().mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    const Island = createLazyPart(load, { island: 'part' });
    await show(<Island fallback={<p>On its way</p>} />);
    expect(screen.getByText('On its way')).toBeVisible();
    await settle();
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('that does not come says so without taking the focus, and comes with Retry', async () => {
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
});

test('an island that throws costs itself alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Island = createLazyPart(
    async () => () => {
      throw new Error('broken');
    },
    { island: 'part' },
  );
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
