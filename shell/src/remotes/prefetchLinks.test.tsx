import { fireEvent } from '@testing-library/react';
import type { Registry } from '@vibrant-peak/shared/contract';
import { prefetchLinks } from './prefetchLinks';

test('a page is asked for once each time that a link to it is entered', () => {
  document.body.innerHTML = '<main><a href="/team"><b>Team</b> page</a></main>';
  const [main, link, text] = ['main', 'a', 'b'].map((tag) => document.querySelector(tag)!);
  const load = jest.fn();
  prefetchLinks({ pages: [{ path: '/team', remote: 'remote-public', module: './team' }] } as Registry, load);
  const move = (target: Element | undefined) => fireEvent.pointerMove(target!, { movementX: 1 });
  for (const target of [link, text, link]) move(target);
  expect(load.mock.calls).toEqual([['remote-public', './team']]);
  move(main);
  move(link);
  expect(load).toHaveBeenCalledTimes(2);
});
