import type { PointerEvent } from 'react';
import { endStep } from '../../draft/draftStore';
import { moveItem } from '../../draft/itemActions';
import { rowOf } from './rowOf';

/** Distance from the window's edge, in pixels, at which the page scrolls. */
const edge = 72;
/** Scroll speed in pixels per frame. */
const pace = 10;

/**
 * Drags a row until the pointer is released. It swaps with another row once past the middle of that
 * row.
 */
export function dragRow(event: PointerEvent<HTMLElement>, id: number): void {
  if (event.button !== 0) return;
  event.preventDefault();
  let { clientX, clientY } = event;
  endStep();
  const step = `drag.${id}`;
  const released = new AbortController();
  const { signal } = released;

  const follow = () => {
    const row = rowOf(id);
    const target = document.elementFromPoint(clientX, clientY)?.closest('tr');
    if (!row) return;
    row.dataset['dragged'] = '';
    if (!target || target === row || target.closest('table') !== row.closest('table')) return;
    const places = target.rowIndex - row.rowIndex;
    const { top, height } = target.getBoundingClientRect();
    const isPastMiddle = places > 0 ? clientY > top + height / 2 : clientY < top + height / 2;
    if (isPastMiddle) moveItem(id, places, step);
  };
  const scrollAtEdge = () => {
    if (signal.aborted) return;
    const direction = Number(clientY > window.innerHeight - edge) - Number(clientY < edge);
    if (direction !== 0) {
      window.scrollBy({ top: direction * pace, behavior: 'instant' });
      follow();
    }
    requestAnimationFrame(scrollAtEdge);
  };

  follow();
  requestAnimationFrame(scrollAtEdge);
  signal.addEventListener('abort', () => {
    endStep();
    delete rowOf(id)?.dataset['dragged'];
  });
  const move = (next: globalThis.PointerEvent) => {
    ({ clientX, clientY } = next);
    follow();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => released.abort(), { signal });
  window.addEventListener('pointercancel', () => released.abort(), { signal });
}
