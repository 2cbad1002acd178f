/**
 * Events of a visitor, or of a program acting for one (a password manager, a screen reader), that
 * start the use of a page. Listeners are on `window` in the capture phase, because React stops some
 * of these events at its root before hydration.
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

/** Calls the listener with every such event until `signal` aborts. */
export function onInteraction(listener: (event: Event) => void, signal?: AbortSignal): void {
  const notify = (event: Event) => {
    if (isByVisitor(event)) listener(event);
  };
  for (const type of interactionEvents)
    window.addEventListener(type, notify, { capture: true, passive: true, signal });
}

/**
 * Excludes scroll events of rows during layout, and pointer events of a page that appears under a
 * resting pointer.
 */
function isByVisitor(event: Event): boolean {
  if (event.type === 'scroll') return event.target === document;
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0;
}

/**
 * Marks an element whose event is deferred until hydration; the document's styles show it as busy.
 */
export const waitingMark = 'data-waiting';

/** Marks a button that the document's inline script answers before hydration: `theme` or `menu`. */
export const firstPressMark = 'data-first-press';

/** An event on a part of the page before its hydration, replayed afterwards. */
export interface EarlyEvent {
  type: 'click' | 'submit' | 'keydown';
  target: HTMLElement;
  key?: string;
}

/** The record of a document's inline script, in `window.interaction`. */
export interface Interaction {
  /** Resolves with the first interaction, or with `begin`. */
  begun: Promise<void>;
  /** Starts hydration without an interaction, for parts that play automatically. */
  begin: () => void;
  /** In order of occurrence. */
  early: EarlyEvent[];
  /** Target of the last press, which may still be held while the part below it hydrates. */
  pressed?: EventTarget | null;
  /** The same until the pointer is released. */
  held?: EventTarget | null;
  /** Target of the last focus event. */
  focused?: EventTarget | null;
  /**
   * What failed, for the report of the page: uncaught errors, `load` for a part that did not load
   * after all attempts, `hydration`.
   */
  failures: unknown[];
  /** Called with the path of each page that the router opens, before it loads. */
  onNavigation?: (path: string) => void;
}

declare global {
  interface Window {
    interaction?: Interaction;
  }
}

/**
 * The record of this page load. Every document creates it in an inline script; elsewhere the first
 * call does.
 */
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
  return { begun, begin, early: [], failures: [] };
}

/** A script that fails again and again does not fill the memory. */
const maxFailures = 20;

/** Adds to the failures that the page reports. A composition reports none. */
export function recordFailure(failure: unknown): void {
  if (typeof window === 'undefined') return;
  const { failures } = interactionOf();
  if (failures.length < maxFailures) failures.push(failure);
}
