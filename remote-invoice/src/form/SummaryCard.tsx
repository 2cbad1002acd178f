import { memo, useDeferredValue } from 'react';
import { Box, chakra } from '@vibrant-peak/shared/ui';
import { heldTaxRate, zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { invoiceFields } from '@vibrant-peak/invoice/invoiceFields';
import { money } from '@vibrant-peak/invoice/money';
import { settledTaxRate } from '@vibrant-peak/invoice/settled';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { useDraft } from '../draft/draftStore';
import { changeInvoice } from '../draft/invoiceActions';
import { breakable } from '@vibrant-peak/invoice/breakable';
import { DecimalField } from './DecimalField';
import { FormCard } from './FormCard';

export function SummaryCard() {
  const taxRate = useDraft(({ invoice }) => invoice.taxRate);
  const haveOwn = useDraft(({ invoice }) => invoice.items.some((item) => item.taxRate !== undefined));
  return (
    <FormCard>
      <DecimalField
        label={invoiceFields.taxRate.label}
        min="0"
        max="100"
        step="0.01"
        value={taxRate}
        onChange={(value) => changeInvoice({ taxRate: heldTaxRate(value) })}
        settle={settledTaxRate}
        keepsReadable
        isPercent
        hint={haveOwn ? 'Each line has its own tax. This one is for new lines.' : undefined}
      />
      <LiveSums />
    </FormCard>
  );
}

type Figures = Pick<Invoice, 'items' | 'taxRate' | 'currency' | 'discount' | 'discountKind' | 'taxLabel'> & {
  rounding: string | undefined;
};

/** Totals, deferred so that typing in a long list does not wait for them. */
function LiveSums() {
  const items = useDeferredValue(useDraft(({ invoice }) => invoice.items));
  const taxRate = useDraft(({ invoice }) => invoice.taxRate);
  const currency = useDraft(({ invoice }) => invoice.currency);
  const discount = useDraft(({ invoice }) => invoice.discount);
  const discountKind = useDraft(({ invoice }) => invoice.discountKind);
  const rounding = useDraft(({ invoice }) => invoice.rounding);
  const taxLabel = useDraft(({ invoice }) => invoice.taxLabel.trim());
  return (
    <Sums
      items={items}
      taxRate={taxRate}
      currency={currency}
      discount={discount}
      discountKind={discountKind}
      rounding={rounding}
      taxLabel={taxLabel}
    />
  );
}

const Sums = memo(function Sums(figures: Figures) {
  const { subTotal, discount, taxAmount, rounding, grandTotal } = totalsOf(figures);
  const { currency, taxLabel } = figures;
  return (
    <Box as="dl" mt="5" fontVariantNumeric="tabular-nums">
      <Sum label="Subtotal" amount={money(subTotal, currency)} />
      {discount.gt(0) && <Sum label="Discount" amount={money(zero.minus(discount), currency)} />}
      <Sum label={taxLabel || 'Tax'} amount={money(taxAmount, currency)} />
      {!rounding.eq(0) && <Sum label="Rounding" amount={money(rounding, currency)} />}
      <Sum label="Grand Total" amount={money(grandTotal, currency)} isGrand />
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
      <chakra.dd minW="0" ms="auto" overflowWrap="anywhere" textAlign="end" color="fg">
        {breakable(amount)}
      </chakra.dd>
    </SumRow>
  );
}

const SumRow = chakra('div', {
  base: {
    display: 'flex',
    // A long amount has a line of its own.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    py: '1.5',
    color: 'fg.muted',
  },
});
