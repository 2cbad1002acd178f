import { Box, Grid } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { shipToOf } from '@vibrant-peak/invoice/invoice';
import { useDraft } from '../draft/draftStore';
import { setSameAsBillTo } from '../draft/invoiceActions';
import { useCustomers } from '../draft/visit';
import { PartyFieldset } from './PartyFieldset';

/** Sender, bill-to and ship-to parties. */
export function PartyCards() {
  return (
    <Box containerType="inline-size">
      <Grid templateColumns="repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))" gap="4" css={alike}>
        <YourCompany />
        <BillTo />
        <ShipTo />
      </Grid>
    </Box>
  );
}

const alike = {
  // Of two columns, Ship To takes both.
  '@container (min-width: 24rem) and (max-width: 36.49rem)': { '& > :last-child': { gridColumn: '1 / -1' } },
  '& label:has(> [type=checkbox])': { my: '-4' },
  // Three narrow columns have room for usual addresses.
  '@container (min-width: 36.5rem) and (max-width: 40.99rem)': {
    '& > fieldset': { px: '3' },
    '& :is(input, textarea)': { px: '2' },
  },
  // Above the fields of Ship To is a checkbox, 28 px high. Those beside them start as low.
  '@container (min-width: 36.5rem)': { '& > fieldset:not(:has([type=checkbox])) > div': { pt: '7' } },
};

export function YourCompany() {
  const party = useDraft(({ invoice }) => invoice.yourCompany);
  return <PartyFieldset legend="Your Company" role="yourCompany" party={party} />;
}

export function BillTo() {
  const party = useDraft(({ invoice }) => invoice.billTo);
  return <PartyFieldset legend="Bill To" role="billTo" party={party} known={useCustomers()} />;
}

export function ShipTo() {
  const isMirrored = useDraft(({ invoice }) => invoice.shipTo.sameAsBillTo);
  const party = useDraft(({ invoice }) => shipToOf(invoice));
  return (
    <PartyFieldset legend="Ship To" role="shipTo" party={party} disabled={isMirrored}>
      <CheckboxField
        label="Same as Bill To"
        checked={isMirrored}
        onChange={({ target }) => setSameAsBillTo(target.checked)}
      />
    </PartyFieldset>
  );
}
