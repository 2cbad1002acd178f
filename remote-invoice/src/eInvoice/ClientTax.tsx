import { taxCaseOf, taxCaseOptions, taxReasonOf, type TaxCase } from '@vibrant-peak/invoice/taxCases';
import { Box } from '@vibrant-peak/shared/ui';
import { useDraft } from '../draft/draftStore';
import { chooseTaxCase } from '../draft/invoiceActions';
import { Choice, Typed } from './fields';

/** How the sale to the client is taxed, and what that asks for. */
export function ClientTax() {
  const taxCase = useDraft(({ eInvoice }) => eInvoice?.taxCase ?? '');
  const found = taxCaseOf({ taxCase });
  const hint = useOptionsHint(found);
  const isVatIdNeeded = found?.needs.includes('clientVatId');
  return (
    <>
      <Box gridColumn="1 / -1">
        <Choice name="taxCase" options={taxCaseOptions} hint={hint} onChoose={chooseTaxCase} />
      </Box>
      {taxReasonOf(taxCase) && (
        <Box gridColumn="1 / -1">
          <Typed name="untaxedReason" hint="Printed." rows={2} />
        </Box>
      )}
      <Typed
        name="clientVatId"
        hint={isVatIdNeeded ? 'Required here, and printed with the address.' : 'Printed with the address.'}
      />
    </>
  );
}

/** What a case needs of the fields under More options, until it is there. */
function useOptionsHint(taxCase: TaxCase | undefined): string | undefined {
  const hasVatId = useDraft(({ invoice }) => invoice.vatId.trim() !== '');
  const hasSupply = useDraft(({ eInvoice }) => Boolean(eInvoice?.supplyDate));
  const missing = [
    taxCase?.needsVatId && !hasVatId && 'your VAT ID',
    taxCase?.needs.includes('supplyDate') && !hasSupply && 'the date of supply',
  ].filter(Boolean);
  return missing.length > 0 ? `Requires ${missing.join(' and ')} under More options.` : undefined;
}
