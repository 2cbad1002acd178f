import { Card, chakra } from '@vibrant-peak/shared/ui';
import { useDraft } from '../draft/draftStore';
import { useSheetDocument } from '../preview/useSheetDocument';

/**
 * Lines and sums of the sheet to read on phones, where it is too small. Others read the sheet, which
 * screen readers have everywhere.
 */
export function SheetLines() {
  const { lines, sums } = useSheetDocument(useDraft((draft) => draft.invoice));
  return (
    <Card as="div" hideFrom="md" px="4" aria-hidden>
      <Rows>
        {lines.map(({ id, name, quantity, rate, details, total }) => (
          <div key={id}>
            <dt>
              {name}
              {[`${quantity} × ${rate}`, ...details].map((text) => (
                <small key={text}>{text}</small>
              ))}
            </dt>
            <dd>{total}</dd>
          </div>
        ))}
        {sums.map(({ label, value }) => (
          <div key={label} className="sum">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Card>
  );
}

const Rows = chakra('dl', {
  base: {
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', py: '2.5' },
    '& > div + div': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    // An amount stands below a name that has no room beside it.
    '& dt': { flex: '1 0 7rem', maxW: 'full' },
    '& dd': { ms: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .sum:not(:last-of-type) dt': { color: 'fg.muted' },
    '& .sum:last-of-type': { fontWeight: 'semibold' },
  },
});
