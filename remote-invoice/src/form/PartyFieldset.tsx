import type { ReactNode } from 'react';
import { Stack } from 'shared/ui';
import { changeParty, type PartyRole } from '../model/invoiceActions';
import type { Party } from '../model/invoice';
import { FieldsetCard, Legend } from './FormCard';
import { TextField } from './TextField';

interface PartyFieldsetProps {
  legend: string;
  role: PartyRole;
  /** What the fields show. */
  party: Party;
  disabled?: boolean;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** Name and address of one of the three parties. */
export function PartyFieldset({ legend, role, party, disabled, children }: PartyFieldsetProps) {
  const fieldOf = (field: keyof Party) => ({
    value: party[field],
    disabled,
    onChange: (value: string) => changeParty(role, { [field]: value }),
  });
  return (
    <FieldsetCard>
      <Legend>{legend}</Legend>
      <Stack gap="4">
        {children}
        <TextField label="Name" {...fieldOf('name')} />
        <TextField label="Company" {...fieldOf('company')} />
        <TextField label="Address" rows={3} {...fieldOf('address')} />
        <TextField label="Phone" inputMode="tel" {...fieldOf('phone')} />
        <TextField label="Email" inputMode="email" {...fieldOf('email')} />
      </Stack>
    </FieldsetCard>
  );
}
