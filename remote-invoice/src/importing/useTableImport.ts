import { useState } from 'react';
import type { InvoiceImport, InvoiceImportPort, InvoicesPort } from '@vibrant-peak/shared/host';
import { useRunning } from '../keeping/useRunning';
import { guessWriting } from './guessWriting';
import { columnsOf } from './importFields';
import { askedIn, countOf, type Reading } from './reading';
import { readTable } from './readTable';

interface Outcome {
  result: InvoiceImport;
  /** Without it, what the import would do. */
  isDone: boolean;
}

/** What the import takes of the port. */
export type ImportPort = Pick<InvoicesPort, 'defaults'> & { importing: InvoiceImportPort };

/** Reads a table, tries its import, and imports it. Another reading is tried anew. */
export function useTableImport({ defaults, importing }: ImportPort) {
  const [reading, setReading] = useState<Reading>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { isBusy, problems, run } = useRunning();
  const change = (next: Reading) => {
    setReading(next);
    setOutcome(undefined);
  };
  const open = (file: File) =>
    run('File Read', async () => {
      const table = await readTable(file);
      const columns = columnsOf(table.head);
      const { currency } = await defaults();
      change({ table, columns, writing: { ...guessWriting(table, columns), currency } });
      return table.name;
    });
  const send = (isDone: boolean) =>
    run(isDone ? 'Invoices Imported' : 'Table Checked', async () => {
      const { rows, writing } = askedIn(reading!);
      const result = await (isDone ? importing.run(rows, writing) : importing.try(rows, writing));
      setOutcome({ result, isDone });
      return countOf(result.count);
    });
  return { reading, outcome, isBusy, problems, change, open, send };
}
