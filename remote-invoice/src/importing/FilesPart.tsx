import { useState } from 'react';
import type { InvoicesPort, ListedInvoice } from '@vibrant-peak/shared/host';
import { RouterLink, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { readFile } from '../form/readFile';
import { valueOf } from '../saving/savedInvoices';
import { addressOf } from '../pageActions';
import { FilePicker } from './FilePicker';
import { ImportPart } from './ImportPart';

/** What became of a file. */
type Outcome = { file: string } & ({ draft: ListedInvoice } | { problem: string });

async function draftIn(port: InvoicesPort, file: File): Promise<Outcome> {
  const { name } = file;
  try {
    const opened = await readFile(file);
    if ('problem' in opened) return { file: name, problem: opened.problem };
    return { file: name, draft: await port.create(valueOf(opened.draft)) };
  } catch (error) {
    return { file: name, problem: (error as Error).message };
  }
}

/** Makes drafts of files that the generator has saved. */
export function FilesPart({ port }: { port: InvoicesPort }) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isBusy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    setBusy(true);
    setOutcomes([]);
    for (const file of files) {
      const outcome = await draftIn(port, file);
      setOutcomes((others) => [...others, outcome]);
    }
    setBusy(false);
  };
  return (
    <ImportPart
      title="Files from the generator"
      text="Each file saved with “Save file” becomes a draft. You can choose several at once."
    >
      <FilePicker
        label="Generator files to import"
        accept=".json,application/json"
        isMultiple
        isBusy={isBusy}
        onChoose={(files) => void take(files)}
      >
        Choose files
      </FilePicker>
      <Text role="status" fontSize="sm" _empty={{ mt: '-4' }}>
        {outcomes.length > 0 && !isBusy && summaryOf(outcomes)}
      </Text>
      {outcomes.length > 0 && (
        <Table
          label="Files"
          heads={['File', 'Result']}
          empty=""
          rows={outcomes.map((outcome, index) => ({
            key: String(index),
            cells: [outcome.file, <Result key="result" outcome={outcome} />],
          }))}
        />
      )}
    </ImportPart>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  if ('problem' in outcome) return <Text color="fg.error">{outcome.problem}</Text>;
  return (
    <RouterLink to={addressOf(outcome.draft.id)} variant="underline" minH="6">
      {`Draft ${outcome.draft.name}`}
    </RouterLink>
  );
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const refused = outcomes.filter((outcome) => 'problem' in outcome).length;
  const made = outcomes.length - refused;
  return `${made} ${made === 1 ? 'draft' : 'drafts'} made${refused > 0 ? `, ${refused} refused` : ''}.`;
}
