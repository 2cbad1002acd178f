import type { EInvoicePort } from '@vibrant-peak/shared/host';
import { MissingList } from './MissingList';
import { useEInvoiceProblems } from './useEInvoiceProblems';

/** Before the issue: what an electronic invoice lacks, as it cannot be added later. */
export function EInvoiceNote({ port, id }: { port: EInvoicePort; id: number }) {
  const texts = useEInvoiceProblems(port, id);
  if (!texts || texts.length === 0) return null;
  return <MissingList title="An electronic invoice needs this first:" texts={texts} />;
}
