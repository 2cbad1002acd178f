import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { eInvoiceFields, type EInvoiceFieldName } from '@vibrant-peak/invoice/eInvoice';
import { useDraft } from '../draft/draftStore';
import { changeEInvoice } from '../draft/invoiceActions';
import { kindInputs } from '../form/kindInputs';
import { TextField } from '../form/TextField';

export type Options = readonly (readonly [value: string, name: string])[];

export const noChoice = ['', 'Not chosen'] as const;

const useValue = (name: EInvoiceFieldName) => useDraft(({ eInvoice }) => eInvoice?.[name] ?? '');

interface ChoiceProps {
  name: EInvoiceFieldName;
  options: Options;
  hint?: string | undefined;
  /** By default it changes the value alone. */
  onChoose?: (value: string) => void;
}

/** A choice among values of an electronic invoice. */
export const Choice = ({ name, options, hint, onChoose }: ChoiceProps) => (
  <SelectField
    label={eInvoiceFields[name].label}
    value={useValue(name)}
    options={options}
    hint={hint}
    onChange={({ target: { value } }) => (onChoose ? onChoose(value) : changeEInvoice({ [name]: value }))}
  />
);

interface TypedProps {
  name: EInvoiceFieldName;
  hint?: string;
  isInvalid?: boolean;
  /** Height of a field of several lines. */
  rows?: number;
}

/** A typed value of an electronic invoice. */
export const Typed = ({ name, hint, isInvalid, rows }: TypedProps) => (
  <TextField
    label={eInvoiceFields[name].label}
    {...kindInputs[eInvoiceFields[name].kind]}
    value={useValue(name)}
    hint={hint}
    isInvalid={isInvalid}
    rows={rows}
    onChange={(text) => changeEInvoice({ [name]: text })}
  />
);
