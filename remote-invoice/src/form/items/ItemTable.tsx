import { memo, useDeferredValue } from 'react';
import { chakra } from 'shared/ui';
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
  const currency = useDraft(({ invoice }) => invoice.currency);
  const painted = useDeferredValue(items);
  const isExtended = items.length > painted.length && painted.every((item, index) => item === items[index]);
  const shown = isExtended && painted.length >= longList ? painted : items;
  return shown.length > 0 && <Lines items={shown} currency={currency} />;
}

const Lines = memo(function Lines({ items, currency }: { items: InvoiceItem[]; currency: string }) {
  const focusHandlers = useKeptFocus();
  const isTaxed = items.some(({ taxRate }) => taxRate !== undefined);
  const heads = ['Item', 'Quantity', 'Rate', ...(isTaxed ? ['Tax (%)'] : []), 'Amount', 'Actions'];
  return (
    <StyledTable role="table" aria-label="Items" data-taxed={isTaxed || undefined} {...focusHandlers}>
      <thead>
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(items).map((group, index, groups) => (
        <ItemGroup
          key={index}
          items={group}
          currency={currency}
          isTaxed={isTaxed}
          isFirst={index === 0}
          isLast={index === groups.length - 1}
        />
      ))}
    </StyledTable>
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
    '& thead th:nth-last-of-type(-n + 2)': { textAlign: 'end' },
    '& .amount': { alignSelf: 'start', textAlign: 'end', overflowWrap: 'anywhere' },
    // In line with the fields beside it.
    '& .amount::before': { mb: '4' },
    '& .actions': {
      gridColumn: '1 / -1',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& small': { display: 'block', mt: '1', color: 'fg.muted', overflowWrap: 'anywhere' },
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
    // The whole text stands on paper and in the field that a press opens.
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
      lineClamp: '2',
      cursor: 'text',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted' },
    },
    '@container (min-width: 34rem)': {
      '& thead': { display: 'block' },
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) 4.5rem 6.25rem 6.25rem 8rem', columnGap: '2', py: '1' },
      '&[data-taxed] tr': { gridTemplateColumns: 'minmax(0, 1fr) 4rem 5.5rem 4rem 5.75rem 8rem' },
      '& tbody': { containIntrinsicBlockSize: 'auto calc(var(--rows) * 2.8rem)' },
      '& input': { minH: '9', px: '2' },
      '& .grip': { h: '9', py: '2.5' },
      '& .actions button': { boxSize: '8' },
      '& tbody th, & .actions': { gridColumn: 'auto' },
      '& .amount': { alignSelf: 'center' },
      '& [data-caption]::before': { display: 'none' },
    },
    '@container (min-width: 46rem)': {
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) 6rem 7.5rem 7.5rem 9rem', columnGap: '3' },
      '&[data-taxed] tr': { gridTemplateColumns: 'minmax(0, 1fr) 5rem 7rem 4.5rem 7rem 9rem' },
    },
  },
});
