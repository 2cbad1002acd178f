import { Button, ButtonLink, Flex, Text } from '@vibrant-peak/shared/ui';
import { Problems } from '../keeping/Problems';
import { invoicesPath } from '../pageActions';
import { ColumnChoice } from './ColumnChoice';
import { FilePicker } from './FilePicker';
import { ImportOutcome } from './ImportOutcome';
import { countOf, type ChoiceProps } from './reading';
import { useTableImport, type ImportPort } from './useTableImport';
import { WritingChoice } from './WritingChoice';

/** Imports the table of another tool. What it would do is shown before. */
export function TablePart({ port }: { port: ImportPort }) {
  const { reading, outcome, isBusy, problems, change, open, send } = useTableImport(port);
  const isOpen = reading !== undefined && !outcome?.isDone;
  const isTried = outcome !== undefined && outcome.result.count > 0;
  return (
    <>
      <FilePicker
        label="Table of another tool"
        accept=".csv,.txt,.tsv,text/csv"
        isBusy={isBusy}
        onChoose={([file]) => void (file && open(file))}
      >
        Choose a CSV file
      </FilePicker>
      {isOpen && <Choices reading={reading} onChange={change} />}
      {outcome && <ImportOutcome {...outcome} />}
      <Problems texts={problems} />
      {isOpen && (
        <Flex wrap="wrap" gap="3">
          {isTried && (
            <Button
              variant="accent"
              aria-disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void send(true)}
            >
              {`Import ${countOf(outcome.result.count)}`}
            </Button>
          )}
          <Button
            variant={isTried ? 'outline' : 'accent'}
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void send(false)}
          >
            Check
          </Button>
        </Flex>
      )}
      {outcome?.isDone && (
        <ButtonLink to={invoicesPath} variant="accent" alignSelf="flex-start">
          All invoices
        </ButtonLink>
      )}
    </>
  );
}

const Choices = ({ reading, onChange }: ChoiceProps) => (
  <>
    <Text>{`${reading.table.name}: ${reading.table.rows.length.toLocaleString('en')} rows.`}</Text>
    <ColumnChoice reading={reading} onChange={onChange} />
    <WritingChoice reading={reading} onChange={onChange} />
  </>
);
