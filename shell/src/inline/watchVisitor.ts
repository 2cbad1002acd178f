import { interactionOf, waitingMark } from 'shared/interaction';

/** The nearest part of the page, unless it is hydrated. */
function unreadyPart(target: EventTarget | null): HTMLElement | null {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-island], #root') : null;
  return part && !('ready' in part.dataset) ? part : null;
}

/** Links, fields and submit buttons do what browsers do with them. */
const answersByItself = 'a[href], input, textarea, select, label, summary, button[type=submit]';
const pressable = 'button, form, [role=tab], [role=button]';
const tabKeys = /^(Arrow|Home|End)/;

/**
 * Begins the record of what the visitor does, and takes what is done to a part that is not hydrated: React, which would only stop
 * it, does not hear of it, and `markReady` repeats it when the part is alive.
 */
export function watchVisitor(): void {
  const interaction = interactionOf();
  const { early } = interaction;

  const take = (event: Event, type: 'click' | 'submit' | 'keydown', key?: string) => {
    // A drawing in a button cannot be clicked by a script.
    const target = (event.target as Element).closest<HTMLElement>(`${pressable}, :not(svg, svg *)`)!;
    event.preventDefault();
    event.stopPropagation();
    early.push({ type, target, key });
    target.setAttribute(waitingMark, '');
  };

  addEventListener('pointerdown', ({ target }) => (interaction.pressed = target), true);
  addEventListener('submit', (event) => unreadyPart(event.target) && take(event, 'submit'), true);
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (unreadyPart(target) && !target.closest(answersByItself)) take(event, 'click');
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const isTab = event.target instanceof Element && event.target.closest('[role=tab]');
      if (isTab && unreadyPart(event.target) && tabKeys.test(event.key)) take(event, 'keydown', event.key);
    },
    true,
  );
}
