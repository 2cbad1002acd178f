import { interactionOf } from '../interaction';
import { restoreTyped } from './KeptHtml';

/** The prerendered content of each part. */
const prerendered = new Map<HTMLElement, Element[]>();

/**
 * Call it before hydration: React replaces a part whose HTML an extension or a translator has
 * changed.
 */
export function rememberHtml(): void {
  prerendered.clear();
  for (const part of document.querySelectorAll<HTMLElement>('[data-island], #root'))
    prerendered.set(part, [...part.children]);
}

/**
 * The prerendered content of a part, if React has replaced it. Only the first call of a part
 * returns it.
 */
export function takeReplacedHtml(part: HTMLElement): Element[] {
  const { island } = part.dataset;
  // React has replaced the part itself when the HTML around it had changed.
  const before =
    [...prerendered.keys()].find((other) => island && other.dataset['island'] === island) ?? part;
  const elements = prerendered.get(before) ?? [];
  prerendered.delete(before);
  return elements.filter((element) => !element.isConnected);
}

const usable = 'a, button, input, select, textarea, form, summary, label, [role=tab]';

/** The element of the part that stands for an element of its replaced content. */
export function successorOf(target: EventTarget | null, replaced: Element[], part: HTMLElement) {
  if (!(target instanceof Element) || !replaced.some((element) => element.contains(target))) return null;
  const old = target.closest<HTMLElement>(usable) ?? target;
  const alike = (elements: Iterable<Element>) =>
    [...elements]
      .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>('*')])
      .filter(
        (element) =>
          element.localName === old.localName &&
          element.getAttribute('name') === old.getAttribute('name') &&
          (part.dataset['island'] !== undefined || !element.closest('[data-island]')),
      );
  const successor = alike(part.children)[alike(replaced).indexOf(old)];
  return successor instanceof HTMLElement ? successor : null;
}

/**
 * Brings typed text, the focus and a press that is held from replaced content into what replaced
 * it.
 */
export function carryOver(replaced: Element[], part: HTMLElement): void {
  restoreTyped(replaced, part);
  const interaction = interactionOf();
  const focused = successorOf(interaction.focused ?? null, replaced, part);
  if (focused && document.activeElement === document.body) {
    focused.focus({ preventScroll: true });
    if (isText(focused) && isText(interaction.focused)) {
      const { selectionStart, selectionEnd } = interaction.focused;
      // Email fields have no selection.
      if (selectionStart !== null) focused.setSelectionRange(selectionStart, selectionEnd);
    }
  }
  const held = successorOf(interaction.held ?? null, replaced, part);
  if (!held) return;
  const release = ({ target }: Event) => target instanceof Node && held.contains(target) && held.click();
  window.addEventListener('pointerup', release, { capture: true, once: true });
}

const isText = (target?: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
