import { act, render, screen } from '@testing-library/react';
import { createStore, useStore } from './store';

test('the initial value is computed at its first use', () => {
  const initial = jest.fn(() => 1);
  const store = createStore(initial);
  expect(initial).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual([1, 1]);
  expect(initial).toHaveBeenCalledTimes(1);
});

test('listeners are notified of changed values only, until they unsubscribe', () => {
  const store = createStore(() => 1);
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set((value) => value + 1);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});

test('a component follows its selected part of the value', () => {
  const store = createStore(() => ({ name: 'Ayesha', visits: 1 }));
  let renders = 0;
  function Name() {
    renders += 1;
    return <p>{useStore(store, ({ name }) => name)}</p>;
  }
  render(<Name />);
  act(() => store.set((value) => ({ ...value, visits: 2 })));
  expect(renders).toBe(1);
  act(() => store.set((value) => ({ ...value, name: 'Bilal' })));
  expect(screen.getByText('Bilal')).toBeInTheDocument();
});
