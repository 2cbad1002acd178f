import { taxCaseOptions, taxReasonOf } from '@vibrant-peak/invoice/taxCases';
import { useDraft } from '../draft/draftStore';
import { chooseTaxCase } from '../draft/invoiceActions';
import { Choice, Typed } from './fields';

/** How the sale to the client is taxed, and what that asks for. */
export function ClientTax() {
  const taxCase = useDraft(({ eInvoice }) => eInvoice?.taxCase ?? '');
  return (
    <>
      <Choice name="taxCase" options={taxCaseOptions} onChoose={chooseTaxCase} />
      {taxReasonOf(taxCase) && <Typed name="untaxedReason" hint="Printed." rows={3} />}
      <Typed name="clientVatId" hint="Printed with the address." />
    </>
  );
}
