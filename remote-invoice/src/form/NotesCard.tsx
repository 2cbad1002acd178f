import { useDraft } from '../model/draftStore';
import { changeInvoice } from '../model/invoiceActions';
import { invoiceFields } from '../model/invoiceFields';
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
