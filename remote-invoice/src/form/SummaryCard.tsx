import { memo, useDeferredValue } from 'react';
import { Box, chakra } from 'shared/ui';
import { useDraft } from '../model/draftStore';
import { changeInvoice } from '../model/invoiceActions';
import { heldTaxRate, plainText, taxRateOf } from '../model/decimal';
import type { Invoice } from '../model/invoice';
import { money } from '../model/money';
import { totalsOf } from '../model/totalsOf';
import { FormCard } from './FormCard';
import { TextField } from './TextField';

export function SummaryCard() {
  const taxRate = useDraft(({ invoice }) => invoice.taxRate);
  return (
    <FormCard>
      <TextField
        label="Tax Rate (%)"
        type="number"
        min="0"
        max="100"
        step="0.01"
        inputMode="decimal"
        value={taxRate}
        onChange={(value) => changeInvoice({ taxRate: heldTaxRate(value) })}
        onBlur={() => changeInvoice({ taxRate: plainText(taxRateOf(taxRate)) })}
      />
      <LiveSums />
    </FormCard>
  );
}

/** What follows from the items and the tax rate; a key in a long list does not wait for it. */
function LiveSums() {
  const items = useDeferredValue(useDraft(({ invoice }) => invoice.items));
  const taxRate = useDraft(({ invoice }) => invoice.taxRate);
  return <Sums items={items} taxRate={taxRate} />;
}

const Sums = memo(function Sums(figures: Pick<Invoice, 'items' | 'taxRate'>) {
  const { subTotal, taxAmount, grandTotal } = totalsOf(figures);
  return (
    <Box as="dl" mt="5" fontVariantNumeric="tabular-nums">
      <Sum label="Subtotal" amount={money(subTotal)} />
      <Sum label="Tax" amount={money(taxAmount)} />
      <Sum label="Grand Total" amount={money(grandTotal)} isGrand />
    </Box>
  );
});

function Sum({ label, amount, isGrand }: { label: string; amount: string; isGrand?: boolean }) {
  return (
    <SumRow
      {...(isGrand && {
        mt: '2',
        pt: '4',
        borderTopWidth: '1px',
        borderColor: 'border',
        fontFamily: 'heading',
        fontWeight: 'semibold',
        fontSize: 'xl',
        color: 'fg',
      })}
    >
      <chakra.dt flexShrink="0">{label}</chakra.dt>
      <chakra.dd minW="0" overflowWrap="anywhere" textAlign="end" color="fg">
        {amount}
      </chakra.dd>
    </SumRow>
  );
}

const SumRow = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    py: '1.5',
    color: 'fg.muted',
  },
});
