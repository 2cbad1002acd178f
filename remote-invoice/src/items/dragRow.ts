import type { PointerEvent } from 'react';
import { moveItem } from '../draft/itemActions';

/** Moves a row with the pointer until it is released: it changes places with a row once past that row's middle. */
export function dragRow(event: PointerEvent<HTMLElement>, id: number): void {
  const row = event.currentTarget.closest('tr');
  if (!row || event.button !== 0) return;
  event.preventDefault();
  const released = new AbortController();
  const { signal } = released;
  row.dataset['dragged'] = '';
  signal.addEventListener('abort', () => delete row.dataset['dragged']);

  const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const target = document.elementFromPoint(clientX, clientY)?.closest('tr');
    if (!target || target === row || target.parentElement !== row.parentElement) return;
    const places = target.rowIndex - row.rowIndex;
    const { top, height } = target.getBoundingClientRect();
    const isPastMiddle = places > 0 ? clientY > top + height / 2 : clientY < top + height / 2;
    if (isPastMiddle) moveItem(id, places);
  };

  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', () => released.abort(), { signal });
  window.addEventListener('pointercancel', () => released.abort(), { signal });
}
