import { useEffect, useState } from 'react';
import type { EInvoicePort } from '@vibrant-peak/shared/host';

/** What an invoice lacks for an electronic one; `undefined` until that is known. */
export function useEInvoiceProblems(port: EInvoicePort, id: number): readonly string[] | undefined {
  const [texts, setTexts] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    port.problems(id).then(
      (violations) => isCurrent && setTexts(violations.map(({ message }) => message)),
      ({ message }: Error) => isCurrent && setTexts([message]),
    );
    return () => void (isCurrent = false);
  }, [port, id]);
  return texts;
}
