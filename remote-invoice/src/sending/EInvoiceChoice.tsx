import type { ComponentProps } from 'react';
import type { EInvoicePort } from '@vibrant-peak/shared/host';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { useEInvoiceProblems } from '../eInvoice/useEInvoiceProblems';

const options = [
  ['', 'Not attached'],
  ['ubl', 'XML (UBL)'],
  ['factur-x', 'PDF with XML (Factur-X), in place of the PDF'],
] as const;

interface EInvoiceChoiceProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  port: EInvoicePort;
  invoice: number;
}

/** Which electronic invoice goes with a mail. Renders nothing where one would be incomplete. */
export function EInvoiceChoice({ port, invoice, ...field }: EInvoiceChoiceProps) {
  const problems = useEInvoiceProblems(port, invoice);
  return problems?.length === 0 ? (
    <SelectField label="Electronic invoice" options={options} {...field} />
  ) : null;
}
