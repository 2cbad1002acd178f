import { Grid } from 'shared/ui';
import { useDraft } from '../model/draftStore';
import { changeInvoice } from '../model/invoiceActions';
import { FormCard } from './FormCard';
import { TextField } from './TextField';

/** Number and dates. */
export function DetailsCard() {
  const receiptNumber = useDraft(({ invoice }) => invoice.receiptNumber);
  const date = useDraft(({ invoice }) => invoice.date);
  const dueDate = useDraft(({ invoice }) => invoice.dueDate);

  return (
    <FormCard>
      <Grid templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4">
        <TextField
          label="Receipt Number"
          value={receiptNumber}
          onChange={(value) => changeInvoice({ receiptNumber: value })}
        />
        <TextField
          label="Date"
          type="date"
          value={date}
          onChange={(value) => changeInvoice({ date: value })}
        />
        <TextField
          label="Due Date"
          type="date"
          value={dueDate}
          onChange={(value) => changeInvoice({ dueDate: value })}
        />
      </Grid>
    </FormCard>
  );
}
