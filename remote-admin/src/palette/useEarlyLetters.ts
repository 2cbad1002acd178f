import { useLayoutEffect, useState } from 'react';

/** Should the palette not come, keys belong to the page again. */
const longestWait = 2000;

/**
 * What is typed between the opening of the palette and the moment that its field has the focus: its code may have to come
 * first, and the dialog moves the focus two frames after it is drawn. Until then letters would go to the page beneath, or nowhere.
 * @param opening number of the opening; each begins anew.
 */
export function useEarlyLetters(opening: number, isOpen: boolean): string {
  const [early, setEarly] = useState({ opening, letters: '' });
  useLayoutEffect(() => {
    if (!isOpen) return;
    let letters = '';
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Tab') stop();
      if (event.key.length > 1 || (event.key === ' ' && letters === '')) return;
      event.preventDefault();
      event.stopPropagation();
      letters += event.key;
      setEarly({ opening, letters });
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hear, true);
      window.removeEventListener('pointerdown', stop, true);
      window.removeEventListener('focusin', arrive);
    };
    const arrive = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('[role="dialog"] [data-autofocus]')) stop();
    };
    const timer = setTimeout(stop, longestWait);
    window.addEventListener('keydown', hear, true);
    window.addEventListener('pointerdown', stop, true);
    window.addEventListener('focusin', arrive);
    return stop;
  }, [opening, isOpen]);
  return early.opening === opening ? early.letters : '';
}
