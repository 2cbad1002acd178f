import { Box, IconButton, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface OrderRowProps {
  title: string;
  onUp: () => void;
  onDown: () => void;
  onDrag: () => void;
  /** Another row, or this one, is dragged over it. */
  onDragOver: () => void;
  onDrop: () => void;
}

/** A record in its list's order. Dragging is for the pointer alone: the buttons do the same. */
export const OrderRow = ({ title, onUp, onDown, onDrag, onDragOver, onDrop }: OrderRowProps) => (
  <Row
    onDragOver={(event) => {
      event.preventDefault();
      onDragOver();
    }}
    onDrop={(event) => event.preventDefault()}
  >
    <Box aria-hidden data-handle draggable cursor="grab" onDragStart={onDrag} onDragEnd={onDrop}>
      <StaffIcon name="ArrowUpDown" />
    </Box>
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

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
  },
});
