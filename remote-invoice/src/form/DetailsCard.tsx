import { useContext } from 'react';
import { Grid } from '@vibrant-peak/shared/ui';
import {
  entriesOf,
  invoiceFields,
  type InvoiceField,
  type InvoiceFieldName,
} from '@vibrant-peak/invoice/invoiceFields';
import { useDraft } from '../draft/draftStore';
import { workingName } from '../draft/workingName';
import { changeDetail } from '../draft/invoiceActions';
import { EntryFieldsContext } from './entryFields';
import { FormCard } from './FormCard';
import { kindInputs } from './kindInputs';
import { MoreOptions } from './MoreOptions';
import { TextField } from './TextField';
import { useDetailHint } from './useDetailHint';

const details = entriesOf(invoiceFields).filter(([, { isDetail }]) => isDetail);

/** Number and dates. */
export function DetailsCard() {
  return (
    <FormCard>
      <Grid templateColumns="repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))" gap="4">
        {details.map(([name, field]) => (
          <Detail key={name} name={name} field={field} />
        ))}
      </Grid>
      <MoreOptions />
    </FormCard>
  );
}

function Detail({ name, field: { label, kind } }: { name: InvoiceFieldName; field: InvoiceField }) {
  const value = useDraft(({ invoice }) => invoice[name]);
  const hint = useDetailHint(name);
  const { dueLabel, isNumberedByIssue } = useContext(EntryFieldsContext);
  const isNumberLater = isNumberedByIssue && name === 'receiptNumber';
  return (
    <TextField
      label={name === 'dueDate' ? (dueLabel ?? label) : label}
      {...kindInputs[kind]}
      {...(isNumberLater && { placeholder: 'Draft' })}
      value={isNumberLater ? value.replace(workingName, '') : value}
      hint={hint ?? (isNumberLater ? 'Issue assigns the number.' : undefined)}
      onChange={(text) => changeDetail(name, text)}
    />
  );
}
