import { memo, useDeferredValue } from 'react';
import { Box, chakra } from 'shared/ui';
import { useDraft } from '../../model/draftStore';
import type { InvoiceItem } from '../../model/invoice';
import { ItemGroup } from './ItemGroup';
import { useKeptFocus } from './useKeptFocus';

/** Browsers watch each group, and React looks into one only when it has changed: a key in a long list costs little. */
const groupSize = 10;

/** What is added at the end of a list of so many lines follows right after the paint that answers the key. */
const longList = 100;

export function ItemTable() {
  const items = useDraft(({ invoice }) => invoice.items);
  const painted = useDeferredValue(items);
  const isExtended = items.length > painted.length && painted.every((item, index) => item === items[index]);
  const shown = isExtended && painted.length >= longList ? painted : items;
  return shown.length > 0 && <Lines items={shown} />;
}

const Lines = memo(function Lines({ items }: { items: InvoiceItem[] }) {
  const focusHandlers = useKeptFocus();
  return (
    <Box mt="6">
      <StyledTable role="table" aria-label="Items" {...focusHandlers}>
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
        {groupsOf(items).map((group, index, groups) => (
          <ItemGroup key={index} items={group} isFirst={index === 0} isLast={index === groups.length - 1} />
        ))}
      </StyledTable>
    </Box>
  );
});

const groupsOf = (items: InvoiceItem[]) =>
  Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) =>
    items.slice(group * groupSize, (group + 1) * groupSize),
  );

/**
 * Rows are grids; groups of them are laid out and painted near the screen only: an invoice may have a thousand. In a
 * narrow container each row becomes a card.
 */
const StyledTable = chakra('table', {
  base: {
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
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 6fr)',
      columnGap: '3',
      rowGap: '1',
      alignItems: 'center',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& tr[data-dragged]': { bg: 'bg.muted' },
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
      '& tbody': { containIntrinsicBlockSize: 'auto calc(var(--rows) * 3.8rem)' },
      '& tbody th, & td:nth-of-type(4)': { gridColumn: 'auto' },
      '& td:nth-of-type(3)': { alignSelf: 'center' },
      '& [data-caption]::before': { display: 'none' },
    },
  },
});
