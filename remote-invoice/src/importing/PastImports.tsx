import { useState } from 'react';
import type { InvoiceImportPort, PastImport } from '@vibrant-peak/shared/host';
import { Box, Button, Heading } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { LoadFailure } from '../layout/LoadFailure';
import { useLoaded } from '../layout/useLoaded';
import { timeText } from '../sending/timeText';
import { UndoDialog } from './UndoDialog';

/** The imports that were made, each with a way to undo it. */
export function PastImports({ port }: { port: InvoiceImportPort }) {
  const { found, problem, change, askAgain } = useLoaded(port.list);
  const [undone, setUndone] = useState<PastImport>();
  if (problem !== undefined) return <LoadFailure message={problem} onRetry={askAgain} />;
  if (!found) return <LoadingPart />;
  if (found.length === 0) return null;
  return (
    <Box mt="3">
      <Heading as="h3" size="sm" mb="2">
        Past imports
      </Heading>
      <Table
        label="Past imports"
        heads={['Time', 'Imported by', 'Invoices', 'Drafts', 'State']}
        figures={['Invoices', 'Drafts']}
        empty=""
        rows={found.map((each) => ({
          key: String(each.id),
          cells: [
            timeText(each.at),
            each.by,
            String(each.count),
            String(each.drafts),
            <State key="state" past={each} onUndo={() => setUndone(each)} />,
          ],
        }))}
      />
      {undone && (
        <UndoDialog port={port} past={undone} onClose={() => setUndone(undefined)} onUndone={change} />
      )}
    </Box>
  );
}

function State({ past, onUndo }: { past: PastImport; onUndo: () => void }) {
  if (past.undoneAt !== null) return `Undone on ${timeText(past.undoneAt)}`;
  if (past.count + past.drafts === 0) return 'Nothing is left of it';
  return (
    <Button
      size="sm"
      variant="outline"
      aria-haspopup="dialog"
      aria-label={`Undo the import of ${timeText(past.at)}`}
      onClick={onUndo}
    >
      Undo
    </Button>
  );
}
