import { interactionOf, waitingMark, type EarlyEvent } from '../interaction';
import { carryOver, takeReplacedHtml, successorOf } from './replacedHtml';

/** Marks a part as hydrated and replays its early events. */
export function markReady(root: HTMLElement): void {
  root.dataset['ready'] = '';
  const { early } = interactionOf();
  const replaced = takeReplacedHtml(root);
  if (replaced.length > 0) carryOver(replaced, root);
  for (const event of early) event.target = successorOf(event.target, replaced, root) ?? event.target;
  const isOfPart = ({ target }: EarlyEvent) => target.closest('[data-island], #root') === root;
  const events = early.filter(isOfPart);
  // In place: the inline script keeps adding to this list.
  early.splice(0, early.length, ...early.filter((event) => !isOfPart(event)));
  replayFocus(root);
  void replayAll(events);
}

/** Replays the focus event of an element focused before its part was hydrated. */
function replayFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  if (focused?.closest('[data-island], #root') === root)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** In sequence: the focus moved by a key takes effect in the next frame. */
async function replayAll(events: EarlyEvent[]): Promise<void> {
  for (const event of events) {
    replay(event);
    if (event.type === 'keydown') await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function replay({ type, target, key }: EarlyEvent): void {
  target.removeAttribute(waitingMark);
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  if (type === 'click') target.click();
  if (type === 'keydown') {
    // An earlier key may have moved the focus to another tab of the list.
    const focused = target.closest('[role=tablist]')?.querySelector<HTMLElement>(':focus') ?? target;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}
