import { useState } from 'react';
import {
  usePlatform,
  type InvoicesPort,
  type Issue,
  type StoredInvoice,
  type NextNumber,
} from '@vibrant-peak/shared/host';
import { today } from '@vibrant-peak/shared/today';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField, LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { DialogButtons, SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { dayAfter } from '@vibrant-peak/invoice/planDays';
import { unusualDate } from '@vibrant-peak/invoice/unusualDate';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { useDraft } from '../draft/draftStore';
import { problemOfLine } from '../draft/itemActions';
import { EInvoiceNote } from '../eInvoice/EInvoiceNote';
import { useHasEInvoiceFields } from '../eInvoice/useHasEInvoiceFields';
import { Facts } from '../issued/Facts';
import { showMade } from '../saving/saveDraft';
import { useKind } from '../saving/savedInvoices';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { useNextNumbers } from './useNextNumbers';

interface IssueDialogProps {
  port: InvoicesPort;
  onClose: () => void;
}

/** Asks before an invoice gets its number, and says what does not change from then on. */
export function IssueDialog({ port, onClose }: IssueDialogProps) {
  const { question, problem } = useNextNumbers(port);
  const noun = sheetTitles[useKind()].toLowerCase();
  return (
    <ModalDialog title={`Issue this ${noun}?`} isOpen onClose={onClose} size="sm">
      {problem !== undefined && <Problems texts={[problem]} />}
      {problem === undefined && !question && <LoadingPart />}
      {question && <Question port={port} onClose={onClose} {...question} />}
    </ModalDialog>
  );
}

interface QuestionProps extends IssueDialogProps {
  invoice: StoredInvoice;
  numbers: readonly NextNumber[];
  pdfProblem: string | undefined;
}

function Question({ port, onClose, invoice, numbers, pdfProblem }: QuestionProps) {
  const [chosen, setChosen] = useState(0);
  const [isDateConfirmed, setDateConfirmed] = useState(false);
  const { isBusy, problems, issue } = useIssue(port, invoice, onClose);
  const isElectronic = useHasEInvoiceFields();
  const next = numbers[chosen]!;
  const { series, number } = next;
  const lineProblem = useDraft(({ newItem }) => problemOfLine(newItem));
  const question = dateQuestion(invoice, next);
  return (
    <Stack gap="5">
      {numbers.length > 1 && (
        <SelectField
          label="Series"
          value={String(chosen)}
          options={numbers.map(({ name }, index) => [String(index), name] as const)}
          onChange={({ target }) => {
            setChosen(Number(target.value));
            setDateConfirmed(false);
          }}
        />
      )}
      <WhatIsFixed invoice={invoice} number={number} />
      {lineProblem && <Text color="fg.warning">{lineProblem}</Text>}
      {port.eInvoice && isElectronic && invoice.kind !== 'quote' && (
        <EInvoiceNote port={port.eInvoice} id={invoice.id} />
      )}
      {pdfProblem && <Text color="fg.warning">{pdfProblem}</Text>}
      {question && (
        <CheckboxField
          label={question}
          checked={isDateConfirmed}
          onChange={({ target }) => setDateConfirmed(target.checked)}
        />
      )}
      <Problems texts={problems} />
      <DialogButtons
        action={`Issue ${number}`.trim()}
        isBusy={isBusy}
        isDisabled={question !== undefined && !isDateConfirmed}
        onAction={() => void issue({ isDateConfirmed, ...(series !== null && { series }) })}
        onCancel={onClose}
      />
    </Stack>
  );
}

/** Asks about a date that may be a slip; undefined for others. */
function dateQuestion({ date, kind }: StoredInvoice, next: NextNumber): string | undefined {
  const { number, lastDate, opensYear } = next;
  const unusual = unusualDate(date, lastDate, today());
  if (unusual === 'earlier')
    return `The last one of this series has the date ${dayText(lastDate)}. Issue with the earlier date.`;
  const period = unusual === 'far' ? 'year' : 'month';
  const isAhead = date > dayAfter(today(), period, today());
  const noun = sheetTitles[kind].toLowerCase();
  const facts = [
    ...(isAhead ? [`The date is more than a ${period} ahead.`] : []),
    ...(opensYear ? [`This is the first ${noun} of ${date.slice(0, 4)}: ${number}.`] : []),
  ];
  return facts.length === 0 ? undefined : `${facts.join(' ')} Issue with this date.`;
}

const issuedTitles = {
  invoice: 'Invoice Issued',
  'credit note': 'Credit Note Issued',
  quote: 'Quote Issued',
};

function useIssue(port: InvoicesPort, { id, version, kind }: StoredInvoice, onClose: () => void) {
  const release = usePlatform().releases.find(({ name }) => name === 'remote-invoice')?.release;
  const { run, ...running } = useRunning();
  const issue = (how: Issue) =>
    run(issuedTitles[kind], async () => {
      const { number } = await showMade(() =>
        port.issue(id, version, { ...how, ...(release && { templateVersion: release }) }),
      );
      onClose();
      return number!;
    });
  return { ...running, issue };
}

const corrections = {
  invoice: 'Correct a mistake with a credit note, or void the invoice.',
  'credit note': 'To correct a mistake, void it.',
  quote: 'To correct a mistake, void it and write another one.',
};

const WhatIsFixed = ({ invoice, number }: { invoice: StoredInvoice; number: string }) => (
  <>
    <Facts
      facts={[
        ['Client', invoice.client || 'No client yet', 'two'],
        ['Number', number || 'None without a date'],
        ['Total', moneyText(invoice.total, invoice.currency)],
        ['Date', dayText(invoice.date) || 'None'],
        [invoice.kind === 'quote' ? 'Valid until' : 'Due', dayText(invoice.dueDate) || 'None'],
      ]}
    />
    <Text fontSize="sm" color="fg.muted">
      {`Once issued, it cannot be changed. ${corrections[invoice.kind]}`}
    </Text>
  </>
);
