import { interactionOf, waitingMark } from '@vibrant-peak/shared/interaction';
import { answerEscape, answerPress } from './beforeHydration';

/** The nearest island, or the page, unless it is hydrated. */
function unhydratedPart(target: EventTarget | null): HTMLElement | null {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-island], #root') : null;
  return part && !('ready' in part.dataset) ? part : null;
}

/** Links, fields and submit buttons work without scripts. */
const worksInHtml = 'a[href], input, textarea, select, label, summary, button[type=submit]';
const pressable = 'button, form, [role=tab], [role=button]';
const tabKeys = /^(Arrow|Home|End)/;

/**
 * Records interactions and captures events on parts that are not hydrated, which React would only
 * stop. Theme and menu answer at once; `markReady` replays other events after hydration.
 */
export function captureEarlyEvents(): void {
  const interaction = interactionOf();
  const { early } = interaction;

  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const capture = (event: Event, type: 'click' | 'submit' | 'keydown', key?: string) => {
    // Scripts can click the button, but not the icon in it.
    const target = (event.target as Element).closest<HTMLElement>(`${pressable}, :not(svg, svg *)`)!;
    keep(event);
    // A form that is submitted twice is sent once.
    if (type === 'submit' && early.some((other) => other.type === type && other.target === target)) return;
    early.push({ type, target, key });
    target.setAttribute(waitingMark, '');
  };

  addEventListener('pointerdown', ({ target }) => (interaction.pressed = interaction.held = target), true);
  addEventListener('pointerup', () => (interaction.held = null), true);
  addEventListener('focusin', ({ target }) => (interaction.focused = target), true);
  addEventListener('submit', (event) => unhydratedPart(event.target) && capture(event, 'submit'), true);
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (!unhydratedPart(target)) return;
      if (answerPress(target)) keep(event);
      else if (!target.closest(worksInHtml)) capture(event, 'click');
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const isEscape = event.key === 'Escape' && event.target instanceof Element;
      if (isEscape && unhydratedPart(event.target)) answerEscape(event.target);
      const isTab = event.target instanceof Element && event.target.closest('[role=tab]');
      if (isTab && unhydratedPart(event.target) && tabKeys.test(event.key))
        capture(event, 'keydown', event.key);
    },
    true,
  );
}
