import { useDraft } from '../model/draftStore';
import { changeInvoice } from '../model/invoiceActions';
import { FormCard } from './FormCard';
import { TextField } from './TextField';

export function NotesCard() {
  const notes = useDraft(({ invoice }) => invoice.notes);
  return (
    <FormCard>
      <TextField label="Notes" rows={4} value={notes} onChange={(value) => changeInvoice({ notes: value })} />
    </FormCard>
  );
}
