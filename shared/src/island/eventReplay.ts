import { interactionOf, waitingMark, type EarlyEvent } from '../interaction';

/** Marks a part as hydrated and repeats what was done to it before. */
export function markReady(root: HTMLElement): void {
  root.dataset['ready'] = '';
  const { early } = interactionOf();
  if (root.id === 'root') for (const event of early) event.target = successorOf(event.target, root);
  const isOurs = ({ target }: EarlyEvent) => target.closest('[data-island], #root') === root;
  const ours = early.filter(isOurs);
  // In place: the inline script goes on adding to this very list.
  early.splice(0, early.length, ...early.filter((event) => !isOurs(event)));
  tellFocus(root);
  void repeatAll(ours);
}

/** What got the focus before its part was hydrated is told so now. */
function tellFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  if (focused?.closest('[data-island], #root') === root)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What was pressed in a frame that the page has replaced is what has the same name in the page. */
function successorOf(target: HTMLElement, root: HTMLElement): HTMLElement {
  if (target.isConnected) return target;
  const candidates = root.querySelectorAll<HTMLElement>(target.localName);
  return [...candidates].find((candidate) => nameOf(candidate) === nameOf(target)) ?? target;
}

/** One after the other; what a key does (the focus moves) takes until the next frame. */
async function repeatAll(events: EarlyEvent[]): Promise<void> {
  for (const event of events) {
    repeat(event);
    if (event.type === 'keydown') await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function repeat({ type, target, key }: EarlyEvent): void {
  target.removeAttribute(waitingMark);
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  if (type === 'click') target.click();
  if (type === 'keydown') {
    // An earlier key may have moved the focus to the next tab of the list.
    const focused = target.closest('[role=tablist]')?.querySelector<HTMLElement>(':focus') ?? target;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}
