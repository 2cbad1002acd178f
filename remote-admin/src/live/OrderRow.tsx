import { Box, IconButton, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface OrderRowProps {
  title: string;
  isDragged: boolean;
  onUp: () => void;
  onDown: () => void;
  onDrag: () => void;
  /** The pointer is over it, dragging or not. */
  onPointerOver: () => void;
}

/** A record in its list's order. Dragging is for mouse, pen and finger: the buttons do the same. */
export const OrderRow = ({ title, isDragged, onUp, onDown, onDrag, onPointerOver }: OrderRowProps) => (
  <Row data-dragged={isDragged || undefined} onPointerMove={onPointerOver}>
    <Handle
      aria-hidden
      data-handle
      onPointerDown={(event) => {
        // What a finger touches captures it: other rows would not know that it is over them.
        (event.target as Element).releasePointerCapture(event.pointerId);
        onDrag();
      }}
    >
      <StaffIcon name="ArrowUpDown" />
    </Handle>
    <Box flex="1" minW="0" overflowWrap="anywhere">
      {title}
    </Box>
    <IconButton
      type="button"
      variant="ghost"
      colorPalette="gray"
      aria-label={`Move ${title} up`}
      onClick={onUp}
    >
      <StaffIcon name="ArrowUp" />
    </IconButton>
    <IconButton
      type="button"
      variant="ghost"
      colorPalette="gray"
      aria-label={`Move ${title} down`}
      onClick={onDown}
    >
      <Box transform="rotate(180deg)">
        <StaffIcon name="ArrowUp" />
      </Box>
    </IconButton>
  </Row>
);

/** A finger on it drags, and does not scroll. */
const Handle = chakra('div', { base: { p: '3', cursor: 'grab', touchAction: 'none' } });

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    userSelect: 'none',
    '&[data-dragged]': { bg: 'bg.muted', borderColor: 'brand.solid' },
  },
});
