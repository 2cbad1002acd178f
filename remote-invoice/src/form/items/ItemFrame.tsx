import { chakra } from '@vibrant-peak/shared/ui';

/** A table with heads, a row on a line. */
const wide = {
  '& thead': { display: 'block' },
  '& tr': {
    gridTemplateColumns: 'minmax(0, 1fr) 4.5rem 6.25rem 6.75rem calc(var(--buttons) * 2rem)',
    columnGap: '2',
    py: '1',
  },
  '& tbody': { containIntrinsicBlockSize: 'auto calc(var(--rows) * 2.8rem)' },
  '& input': { minH: '9', px: '2' },
  '& td input': { textAlign: 'end' },
  '& .grip': { h: '9', py: '2.5' },
  '& .actions button': { boxSize: '8' },
  '& tbody th, & .actions': { gridColumn: 'auto' },
  '& .amount': { alignSelf: 'center' },
  '& [data-caption]::before': { display: 'none' },
} as const;

/** A row of a wide container with the name and the actions above the figures. */
const twoLines = {
  '& tr': { gridTemplateColumns: '5rem 9.5rem 5rem minmax(0, 1fr)' },
  '& tbody': { containIntrinsicBlockSize: 'auto calc(var(--rows) * 5.5rem)' },
  '& tr > :first-child': { gridColumn: '1 / 4', gridRow: '1' },
  '& tr > :last-child': { gridColumn: '4', gridRow: '1' },
  '& tr > :nth-last-child(2)': { gridColumn: '4' },
} as const;

/**
 * Rows are grids, painted in groups near the screen, as an invoice may have a thousand. In a narrow
 * container each row is a card.
 */
export const ItemFrame = chakra('table', {
  base: {
    '--buttons': '4',
    '&[data-detailed]': { '--buttons': '5' },
    display: 'block',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& thead': { display: 'none' },
    '& tbody': {
      display: 'block',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto calc(var(--rows) * 11rem)',
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 7fr)',
      columnGap: '3',
      rowGap: '1',
      alignItems: 'center',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '&:is([data-taxed], [data-long]) tr': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '&[data-long] .amount': { gridColumn: '1 / -1' },
    '& tr[data-dragged]': { bg: 'bg.muted' },
    // Captions for cards, which have no table head. Screen readers use the head and the labels of
    // the fields.
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
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      gridColumn: '1 / -1',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'xs' },
    '& thead th:not(:first-of-type)': { textAlign: 'end' },
    // Aligned with the figures in the fields below.
    '& thead th:not(:first-of-type, :nth-last-of-type(-n + 2))': { pe: '2' },
    '& .amount': { alignSelf: 'start', textAlign: 'end', overflowWrap: 'anywhere' },
    // Aligned with the fields beside it.
    '& .amount::before': { mb: '4' },
    '&[data-long] .amount::before': { mb: '1' },
    '& .actions': {
      gridColumn: '1 / -1',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& small': { display: 'block', mt: '1', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& th small': { flex: '1 0 100%', mt: '0', ps: '9', fontWeight: 'normal', lineClamp: '2' },
    '& .item-name-field': { flex: '1', minW: '0' },
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
    '& .actions button': {
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
    // Clipped here; the field that opens on a press, and the paper, show the full name.
    '& .item-name': {
      flex: '1',
      minW: '0',
      minH: '6',
      px: '1.5',
      py: '0.5',
      borderRadius: 'md',
      lineHeight: '1.25',
      fontWeight: 'medium',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
      display: '-webkit-box',
      lineClamp: '3',
      cursor: 'text',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted' },
    },
    '@container (min-width: 34rem)': { '&': wide, '&:is([data-taxed], [data-long])': twoLines },
    // Five buttons leave no room for a name beside the figures.
    '@container (min-width: 31rem) and (max-width: 45.99rem)': {
      '&[data-detailed]': wide,
      '&:is([data-taxed], [data-long], [data-detailed])': twoLines,
    },
    '@container (min-width: 46rem)': {
      '& tr': {
        gridTemplateColumns: 'minmax(0, 1fr) 6rem 7.5rem 7.5rem calc(var(--buttons) * 2.25rem)',
        columnGap: '3',
      },
    },
  },
});
