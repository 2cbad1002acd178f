import { Box, chakra } from 'shared/ui';
import { useDraft } from '../draft/draftStore';
import { ItemRow } from './ItemRow';

export function ItemTable() {
  const items = useDraft(({ invoice }) => invoice.items);
  if (items.length === 0) return null;
  return (
    <Box mt="6">
      <StyledTable role="table" aria-label="Items">
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              Item
            </th>
            <th role="columnheader" scope="col">
              Quantity
            </th>
            <th role="columnheader" scope="col">
              Rate
            </th>
            <th role="columnheader" scope="col">
              Amount
            </th>
            <th role="columnheader" scope="col">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <ItemRow key={item.id} item={item} isFirst={index === 0} isLast={index === items.length - 1} />
          ))}
        </tbody>
      </StyledTable>
    </Box>
  );
}

/**
 * Rows are grids that are laid out and painted near the screen only: an invoice may have a thousand of them. In a
 * narrow container each becomes a card.
 */
const StyledTable = chakra('table', {
  base: {
    display: 'block',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 6fr)',
      columnGap: '3',
      rowGap: '1',
      alignItems: 'center',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& tbody tr': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 11rem',
      '&[data-dragged]': { bg: 'bg.muted' },
    },
    // A card says by itself what its figures are; screen readers have it from the head and the fields.
    '& [data-caption]::before': {
      content: 'attr(data-caption) / ""',
      display: 'block',
      mb: '1',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    '& th': { textAlign: 'start', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& tbody th': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      gridColumn: '1 / -1',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'xs' },
    '& thead th:nth-of-type(n + 4)': { textAlign: 'end' },
    '& td:nth-of-type(3)': { alignSelf: 'start', textAlign: 'end', overflowWrap: 'anywhere' },
    // In line with the fields beside it.
    '& td:nth-of-type(3)::before': { mb: '4' },
    '& td:nth-of-type(4)': {
      gridColumn: '1 / -1',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& .grip': {
      flexShrink: '0',
      w: '6',
      h: '11',
      bgImage: 'radial-gradient(currentcolor 1.5px, transparent 2px)',
      bgSize: '6px 6px',
      bgClip: 'content-box',
      px: '1.5',
      py: '3.5',
      color: 'fg.subtle',
      cursor: 'grab',
      '[data-dragged] &': { color: 'fg', cursor: 'grabbing' },
      touchAction: 'none',
    },
    '& input': {
      w: 'full',
      minH: '11',
      px: '3',
      fontSize: { base: 'md', md: 'sm' },
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      bg: 'bg',
      focusVisibleRing: 'inside',
    },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '11',
      borderRadius: 'full',
      color: 'fg.muted',
      cursor: 'pointer',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-disabled]': { opacity: 0.35, cursor: 'default' },
    },
    '@container (min-width: 42rem)': {
      '& thead': { display: 'block' },
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) 6rem 7.5rem 7.5rem 11rem' },
      '& tbody tr': { containIntrinsicBlockSize: 'auto 3.8rem' },
      '& tbody th, & td:nth-of-type(4)': { gridColumn: 'auto' },
      '& td:nth-of-type(3)': { alignSelf: 'center' },
      '& [data-caption]::before': { display: 'none' },
    },
  },
});
