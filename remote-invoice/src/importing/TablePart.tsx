import { Button, ButtonLink, Flex, Text } from '@vibrant-peak/shared/ui';
import { Problems } from '../saving/Problems';
import { invoicesPath } from '../pageActions';
import { ColumnChoice } from './ColumnChoice';
import { FilePicker } from './FilePicker';
import { ImportOutcome } from './ImportOutcome';
import { namesOf, type ChoiceProps } from './reading';
import { useTableImport, type ImportPort } from './useTableImport';
import { WritingChoice } from './WritingChoice';

interface TablePartProps {
  port: ImportPort;
  onImported: () => void;
}

/** Imports the table of another tool. What it would do is shown before. */
export function TablePart({ port, onImported }: TablePartProps) {
  const { reading, outcome, isBusy, problems, change, open, send } = useTableImport(port);
  const isOpen = reading !== undefined && !outcome?.isDone;
  const isTried = outcome !== undefined && outcome.result.count + outcome.result.drafts > 0;
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
              onClick={() => void send(true).then(onImported)}
            >
              {`Import ${namesOf(outcome.result)}`}
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

const articleOf = (tool: string) => `${/^[AEIO]/.test(tool) ? 'an' : 'a'} ${tool}`;

const Choices = ({ reading, onChange }: ChoiceProps) => (
  <>
    <Text>
      {`${reading.table.name}: ${reading.table.rows.length.toLocaleString('en')} rows.`}
      {reading.table.tool && ` Looks like ${articleOf(reading.table.tool)} export.`}
    </Text>
    <ColumnChoice reading={reading} onChange={onChange} />
    <WritingChoice reading={reading} onChange={onChange} />
  </>
);
