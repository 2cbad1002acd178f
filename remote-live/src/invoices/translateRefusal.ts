import type { InvoiceRefusal } from '@vibrant-peak/shared/host';
import { Refusal } from '../api/refusal';

/** Turns a final refusal of the server into an error of the port. */
export const translateRefusal = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: Error) => {
    throw error instanceof Refusal && isFinal(error) ? refusalOf(error) : error;
  });

/** Whether a repetition would be refused, too: not after a sign-in, a pause or a restart. */
const isFinal = ({ status }: Refusal) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

function refusalOf({ message, details }: Refusal): InvoiceRefusal {
  const {
    violations = [],
    version,
    merged,
    disagreements,
  } = details as Partial<Pick<InvoiceRefusal, 'violations'> & NonNullable<InvoiceRefusal['conflict']>>;
  return Object.assign(new Error(message), {
    name: 'InvoiceRefusal' as const,
    violations,
    ...(merged && disagreements && { conflict: { version: version!, merged, disagreements } }),
  });
}
