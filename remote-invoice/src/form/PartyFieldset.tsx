import { useContext, type ReactNode } from 'react';
import { Stack } from '@vibrant-peak/shared/ui';
import type { Party } from '@vibrant-peak/invoice/invoice';
import { entriesOf, partyFields } from '@vibrant-peak/invoice/invoiceFields';
import { changeParty, type PartyRole } from '../draft/invoiceActions';
import { Choices, isChoice } from './Choices';
import { EntryFieldsContext } from './entryFields';
import { FieldsetCard, Legend } from './FormCard';
import { kindInputs } from './kindInputs';
import { TextField } from './TextField';

interface PartyFieldsetProps {
  legend: string;
  role: PartyRole;
  /** The displayed values. */
  party: Party;
  disabled?: boolean;
  /** Known parties by name, offered as suggestions. */
  known?: Map<string, Party>;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Name and address of one of the three parties. */
export function PartyFieldset({ legend, role, party, disabled, known, children }: PartyFieldsetProps) {
  const { Client = TextField, ClientTax, ClientLanguage, SaveClient } = useContext(EntryFieldsContext);
  const isClient = role === 'billTo';
  const list = known && known.size > 0 ? `invoice-known-${role}` : undefined;
  return (
    <FieldsetCard>
      <Legend>{legend}</Legend>
      <Stack gap="4">
        {children}
        {entriesOf(partyFields).map(([name, { label, kind }]) => {
          const Field = isClient && (name === 'name' || name === 'company') ? Client : TextField;
          return (
            <Field
              key={name}
              label={label}
              {...kindInputs[kind]}
              value={party[name]}
              disabled={disabled}
              {...(name === 'name' && { list })}
              onChange={(value) => changeParty(role, { [name]: value })}
              onInput={(event) => {
                const chosen = isChoice(event.nativeEvent) && known?.get(event.currentTarget.value);
                if (chosen && name === 'name') changeParty(role, chosen);
              }}
            />
          );
        })}
        {isClient && ClientTax && <ClientTax />}
        {isClient && ClientLanguage && <ClientLanguage />}
        {isClient && SaveClient && <SaveClient />}
      </Stack>
      {list && <Choices id={list} names={known} />}
    </FieldsetCard>
  );
}
