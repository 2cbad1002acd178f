import { useEffect, useRef, useState } from 'react';
import type { RecordId } from '@vibrant-peak/shared/host';
import { Box, chakra } from '@vibrant-peak/shared/ui';
import { OrderRow } from './OrderRow';

interface OrderRowsProps {
  entries: readonly { id: RecordId; title: string }[];
  /** Moves an entry to a place, counted from 0. */
  onMove: (id: RecordId, to: number) => void;
}

/** Rows that change places; where a button has moved one is announced. */
export function OrderRows({ entries, onMove }: OrderRowsProps) {
  const [announcement, announce] = useState('');
  const pressed = useRef<Element>(null);
  // A button that moves with its row can lose the focus.
  useEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [entries]);
  const [dragged, setDragged] = useState<RecordId>();
  useEffect(() => {
    if (dragged === undefined) return;
    const end = () => setDragged(undefined);
    const ends = ['pointerup', 'pointercancel'];
    for (const each of ends) window.addEventListener(each, end);
    return () => ends.forEach((each) => window.removeEventListener(each, end));
  }, [dragged]);
  // At the edge of the visible part the list scrolls with the row.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-dragged]')?.scrollIntoView({ block: 'nearest' });
  }, [entries, dragged]);

  const step = ({ id, title }: OrderRowsProps['entries'][number], to: number) => {
    if (to < 0 || to >= entries.length) return;
    pressed.current = document.activeElement;
    onMove(id, to);
    announce(`${title} is now ${to + 1} of ${entries.length}`);
  };
  return (
    <>
      <Rows ref={list}>
        {entries.map((entry, index) => (
          <OrderRow
            key={entry.id}
            title={entry.title}
            onUp={() => step(entry, index - 1)}
            onDown={() => step(entry, index + 1)}
            isDragged={entry.id === dragged}
            onDrag={() => setDragged(entry.id)}
            onPointerOver={() => {
              if (dragged !== undefined && dragged !== entry.id) onMove(dragged, index);
            }}
          />
        ))}
      </Rows>
      <Box role="status" srOnly>
        {announcement}
      </Box>
    </>
  );
}

const Rows = chakra('ol', { base: { display: 'flex', flexDir: 'column', gap: '2', listStyleType: 'none' } });
