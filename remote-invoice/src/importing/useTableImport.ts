import { useState } from 'react';
import type { InvoiceImport, InvoiceImportPort, InvoicesPort } from '@vibrant-peak/shared/host';
import { useRunning } from '../saving/useRunning';
import { guessWriting } from './guessWriting';
import { missingIn } from './importFields';
import { askedIn, namesOf, type Reading } from './reading';
import { readTable } from './readTable';

interface Outcome {
  /** What was sent. */
  of: Reading;
  result: InvoiceImport;
  /** Without it, what the import would do. */
  isDone: boolean;
}

/** What the import takes of the port. */
export type ImportPort = Pick<InvoicesPort, 'defaults'> & { importing: InvoiceImportPort };

/** Reads a table, tries its import, and imports it. Another reading is retried. */
export function useTableImport({ defaults, importing }: ImportPort) {
  const [reading, setReading] = useState<Reading>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { isBusy, problems, run } = useRunning();
  const open = (file: File) =>
    run('File Read', async () => {
      const { table, columns } = await readTable(file);
      const { currency } = await defaults();
      const writing = { ...guessWriting(table, columns), currency, writtenOff: '' } as const;
      setReading({ table, columns, asked: missingIn(columns), writing });
      return table.name;
    });
  const send = (isDone: boolean) =>
    run(isDone ? 'Invoices Imported' : 'Table Checked', async () => {
      const of = reading!;
      const { rows, writing } = askedIn(of);
      const result = await (isDone ? importing.run(rows, writing) : importing.try(rows, writing));
      setOutcome({ of, result, isDone });
      // A choice that has changed meanwhile was not imported.
      if (isDone) setReading(of);
      return namesOf(result);
    });
  const ofReading = outcome?.of === reading ? outcome : undefined;
  return { reading, outcome: ofReading, isBusy, problems, change: setReading, open, send };
}
