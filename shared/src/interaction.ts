/**
 * The events by which somebody, or a program on somebody's behalf (a password manager, a screen reader), begins to use
 * a page. They are heard on `window` in the capture phase: React stops some of them at its root while the part below is not hydrated.
 */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'click',
  'focusin',
  'input',
  'submit',
  'scroll',
] as const;

/** Calls the listener with every event of the list until `signal` aborts. */
export function onInteraction(listener: (event: Event) => void, signal?: AbortSignal): void {
  const hear = (event: Event) => {
    if (isByVisitor(event)) listener(event);
  };
  for (const type of interactionEvents)
    window.addEventListener(type, hear, { capture: true, passive: true, signal });
}

/** Rows within a page scroll when they are laid out, and a page that appears under a pointer is told of it. */
function isByVisitor(event: Event): boolean {
  if (event.type === 'scroll') return event.target === document;
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0;
}

/** Marks an element that was used too early; the document's styles show that it is working. */
export const waitingMark = 'data-waiting';

/** Something done to a part of the page that is not hydrated yet; it is repeated when the part is. */
export interface EarlyEvent {
  type: 'click' | 'submit' | 'keydown';
  target: HTMLElement;
  key?: string;
}

/** What the inline script of a document knows of its visitor, in `window.interaction`. */
export interface Interaction {
  /** Resolves with the first interaction, or with `begin`. */
  begun: Promise<void>;
  /** Has the page come to life without an interaction: something on it moves by itself. */
  begin: () => void;
  /** In the order in which they happened. */
  early: EarlyEvent[];
  /** What a finger or a button was last put on: it may still be there while the part below it hydrates. */
  pressed?: EventTarget | null;
}

declare global {
  interface Window {
    interaction?: Interaction;
  }
}

/** The record of this page load. Every document begins it in an inline script; without one it begins with the first call. */
export const interactionOf = (page: Window = window): Interaction =>
  (page.interaction ??= createInteraction());

function createInteraction(): Interaction {
  const first = new AbortController();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  onInteraction(() => {
    first.abort();
    begin();
  }, first.signal);
  return { begun, begin, early: [] };
}
