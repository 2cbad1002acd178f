import { fadeInSequence, prefetchMotion, readyMotion, rearrange } from './motion';

const animate = jest.fn();
jest.mock('@vibrant-peak/shared/motion', () => ({ animate: (...call: unknown[]) => animate(...call) }));

const wantsLess = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

/** A list of items below each other, each 100 pixels high. */
function listOf(...names: string[]) {
  const list = document.createElement('ul');
  for (const name of names) list.append(itemOf(name));
  return list;
}

function itemOf(name: string) {
  const item = document.createElement('li');
  item.textContent = name;
  const top = () => [...(item.parentElement?.children ?? [])].indexOf(item) * 100;
  item.getBoundingClientRect = () => ({ left: 0, top: top() }) as DOMRect;
  Object.defineProperty(item, 'offsetTop', { get: top });
  return item;
}

const moves = () => animate.mock.calls.map(([item, keyframes]) => [(item as Element).textContent, keyframes]);

beforeEach(() => {
  animate.mockClear();
  wantsLess(false);
});

test('before the library is loaded items change position at once', () => {
  const list = listOf('a', 'b');
  rearrange(list, () => list.firstElementChild?.remove());
  fadeInSequence(list.children);
  expect(list).toHaveTextContent('b');
  expect(animate).not.toHaveBeenCalled();
});

describe('with the library', () => {
  beforeAll(async () => {
    prefetchMotion();
    await Promise.resolve();
    while (!readyMotion()) await new Promise((resolve) => setTimeout(resolve, 1));
  });

  test('remaining items animate from their visible positions, new ones fade in', () => {
    const list = listOf('a', 'b', 'c');
    rearrange(list, () => {
      list.firstElementChild?.remove();
      list.append(itemOf('d'));
    });
    expect(moves()).toEqual([
      ['b', { transform: ['translate(0px, 100px)', 'none'] }],
      ['c', { transform: ['translate(0px, 100px)', 'none'] }],
      ['d', { opacity: [0, 1] }],
    ]);
  });

  test('items whose position is unchanged are not animated', () => {
    const list = listOf('a', 'b');
    rearrange(list, () => list.lastElementChild?.remove());
    expect(moves()).toEqual([]);
  });

  test('nothing is animated under reduced motion', () => {
    wantsLess(true);
    const list = listOf('a', 'b');
    rearrange(list, () => list.firstElementChild?.remove());
    fadeInSequence(list.children);
    expect(list).toHaveTextContent('b');
    expect(animate).not.toHaveBeenCalled();
  });
});
