import { staffPath } from '@vibrant-peak/shared/contract';
import { Grid, RouterLink } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import type { Paper } from '@vibrant-peak/invoice/freshDraft';
import { invoiceFields } from '@vibrant-peak/invoice/invoiceFields';
import { EInvoiceFields } from '../eInvoice/EInvoiceFields';
import { TextField } from '../form/TextField';
import { useDraft } from '../draft/draftStore';
import { changeInvoice, choosePaper } from '../draft/invoiceActions';

const papers = [
  ['A4', 'A4'],
  ['Letter', 'Letter'],
] as const;

/** Options of stored invoices. */
export function SavedOptions() {
  const bankLines = useDraft(({ invoice }) => invoice.bankLines);
  const paper = useDraft((draft) => draft.paper ?? 'A4');
  return (
    <>
      <Grid templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4" my="4">
        <TextField
          label={invoiceFields.bankLines.label}
          rows={4}
          value={bankLines}
          hint="Account holder, IBAN, BIC"
          onChange={(text) => changeInvoice({ bankLines: text })}
        />
        <SelectField
          label="Paper of the PDF"
          value={paper}
          options={papers}
          onChange={({ target }) => choosePaper(target.value as Paper)}
        />
      </Grid>
      <EInvoiceFields />
      <RouterLink to={`${staffPath}/invoice-settings`} variant="underline" minH="11" fontSize="sm">
        What new invoices begin with
      </RouterLink>
    </>
  );
}
