import { invoiceFields } from '@vibrant-peak/invoice/invoiceFields';
import { useDraft } from '../draft/draftStore';
import { changeInvoice } from '../draft/invoiceActions';
import { FormCard } from './FormCard';
import { TextField } from './TextField';

export function NotesCard() {
  const notes = useDraft(({ invoice }) => invoice.notes);
  return (
    <FormCard>
      <TextField
        label={invoiceFields.notes.label}
        rows={4}
        value={notes}
        onChange={(value) => changeInvoice({ notes: value })}
      />
    </FormCard>
  );
}
