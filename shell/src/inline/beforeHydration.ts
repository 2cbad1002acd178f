import { loginMarker } from '@vibrant-peak/shared/contract';
import { firstPressMark } from '@vibrant-peak/shared/interaction';
import { afterLoad, isDue, revealOnScroll } from '@vibrant-peak/shared/reveal';
import { toggleColorMode } from '../colorMode';

/** Behaviour without React: before an interaction, and the answer to a first press. */

const html = document.documentElement;

function isMarked(): boolean {
  try {
    return localStorage.getItem(loginMarker.key) === loginMarker.value;
  } catch {
    return false;
  }
}

/**
 * Shows the staff area's frame only with the login marker, also after a change in another tab or a
 * return from the browser's cache.
 */
export function followMarker(): void {
  const apply = () => void html.toggleAttribute('data-staff', isMarked());
  apply();
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
}

const menuButton = () => document.querySelector<HTMLElement>(`[${firstPressMark}=menu]`);
const panelOf = (button: Element) => document.getElementById(button.getAttribute('aria-controls')!)!;

/** The header takes the state from these attributes when it hydrates. */
function setMenu(button: Element, isOpen: boolean): void {
  const panel = panelOf(button);
  button.setAttribute('aria-expanded', String(isOpen));
  button.setAttribute('aria-label', isOpen ? 'Close menu' : 'Open menu');
  panel.hidden = !isOpen;
  for (const current of document.querySelectorAll('header nav [aria-current]'))
    for (const link of panel.querySelectorAll(`[href="${current.getAttribute('href')}"]`))
      link.setAttribute('aria-current', current.getAttribute('aria-current')!);
}

/** Answers a click on a part that is not hydrated. @returns whether that is all the click needs. */
export function answerPress(target: Element): boolean {
  const button = target.closest(`[${firstPressMark}]`);
  const menu = menuButton();
  if (menu && target.closest('a') && panelOf(menu).contains(target)) setMenu(menu, false);
  if (!button) return false;
  if (button === menu) setMenu(button, button.getAttribute('aria-expanded') === 'false');
  else toggleColorMode();
  return true;
}

/** Closes the open menu of a header that is not hydrated. */
export function answerEscape(target: Element): void {
  const menu = menuButton();
  if (menu?.getAttribute('aria-expanded') !== 'true' || !target.closest('header')) return;
  setMenu(menu, false);
  menu.focus();
}

/** At the end of the document. */
export function completeDocument(): void {
  const root = document.getElementById('root')!;
  if (root.dataset['route']?.startsWith('not-found')) {
    root.dataset['logged'] = location.pathname;
    console.error('404: no page answers', location.pathname);
  }
  for (const line of document.querySelectorAll('[data-copyright]'))
    line.textContent = line.textContent.replace(/\d{4}/, String(new Date().getFullYear()));
  revealParts([...document.querySelectorAll<HTMLElement>('[data-fades]')]);
}

/** Hides nothing for an address with a hash or at a restored scroll position. */
function revealParts(parts: HTMLElement[]): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const part of parts) part.dataset['reveal'] = 'initial';
  const watch = () => {
    const due = parts.map(isDue);
    parts.forEach((part, index) => revealOnScroll(part, due[index]));
  };
  if (isStill || location.hash) return;
  if ('early' in html.dataset) watch();
  else afterLoad(() => scrollY === 0 && watch());
}
