import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { adoptElements, loadStyles } from '../styles/loadStyles';
import { Icon } from './Icon';

function ThemeButton() {
  const [isDark, setDark] = useState(false);
  return (
    <button onClick={() => setDark(!isDark)}>
      <Icon name={isDark ? 'Sun' : 'Moon'} />
    </button>
  );
}

test('an icon of the document stays as it is, and is drawn anew when it comes back after another', async () => {
  document.body.innerHTML =
    '<div id="root"><button><svg aria-hidden="true"><path d="M1 2"/></svg></button></div>';
  adoptElements(true);
  await act(async () => void hydrateRoot(document.getElementById('root')!, <ThemeButton />));
  adoptElements(false);
  const drawing = () => document.querySelector('svg')!.innerHTML;
  expect(drawing()).toContain('M1 2');

  const button = document.querySelector('button')!;
  await act(loadStyles);
  act(() => button.click());
  const sun = drawing();
  expect(sun).toMatch(/<(path|circle|line)/);
  act(() => button.click());
  expect(drawing()).toMatch(/<(path|circle|line)/);
  expect(drawing()).not.toBe(sun);
});
