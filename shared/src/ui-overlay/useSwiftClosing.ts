import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { grow, leave } from './growth';

/** Hidden pages are never painted; in milliseconds. */
const longestFrame = 200;

let openDialogs = 0;
/** Ends what the dialog that was closed last still has to do. */
let finishClosing: (() => void) | undefined;

/**
 * Moves a dialog in and out that tells more of something. Who closes it waits to see it go: that comes in a frame that costs next to nothing,
 * and the library, which gives the page back its scrolling and its focus, hears of it after that. It hears of all others at once: what they
 * lead to, another dialog or another page, wants the focus as soon as it is there.
 * @returns whether the library is to show the dialog, and where its parts are attached.
 */
export function useSwiftClosing(isOpen: boolean, growsFrom: Element | null | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  // The library attaches it again with each render.
  const mount = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || element === content.current) return;
      content.current = element;
      if (growsFrom) grow(element, growsFrom);
    },
    [growsFrom],
  );

  const close = useEffectEvent(() => {
    const hide = () => setShown(false);
    // What opens with the closing must not be taken for a part of this dialog, and closed with it.
    if (!growsFrom || openDialogs > 0 || !content.current?.isConnected) return hide();
    const comeBack = leave(content.current, backdrop.current, growsFrom);
    const cancel = afterPaint(hide);
    return () => {
      cancel();
      comeBack();
    };
  });
  useLayoutEffect(() => {
    if (!isOpen) return close();
    finishClosing?.();
    openDialogs++;
    return () => void openDialogs--;
  }, [isOpen]);

  return { isShown: growsFrom ? isShown : isOpen, mount, content, backdrop };
}

/** Runs it when what has changed is painted, or when another dialog opens. @returns what cancels it. */
function afterPaint(run: () => void): () => void {
  let timer = window.setTimeout(finish, longestFrame);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = window.setTimeout(finish);
  });
  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (finishClosing === finish) finishClosing = undefined;
  }
  function finish() {
    cancel();
    run();
  }
  finishClosing = finish;
  return cancel;
}
