import type { InvoiceImport, LeftOutRow, ReadInvoice } from '@vibrant-peak/shared/host';
import { Box, Heading, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { countOf, namesOf } from './reading';

interface ImportOutcomeProps {
  result: InvoiceImport;
  isDone: boolean;
}

/** What an import would do, or has done. */
export function ImportOutcome({ result, isDone }: ImportOutcomeProps) {
  const { sums, paid, clients, leftOut, doubled, refused } = result;
  const unread = leftOut.map(({ reason, ...row }) => ({ ...row, problems: [reason] }));
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        {isDone ? 'Imported' : 'What the import does'}
      </Heading>
      <Text role="status">
        {`${isDone ? 'Imported' : 'New'}: ${namesOf(result)}. Paid: ${paid}. Clients: ${clients}. Here already or twice in the table: ${doubled.length}. Refused: ${refused.length}.`}
      </Text>
      {sums.map(({ currency, count: some, total, paid: sum }) => (
        <Text key={currency}>
          {`${countOf(some)} over ${moneyText(total, currency)}, of which ${moneyText(sum, currency)} are paid.`}
        </Text>
      ))}
      {leftOut.length > 0 && <Text>{`Left out: ${reasonsOf(leftOut)}.`}</Text>}
      <Numbers result={result} isDone={isDone} />
      {!isDone && <First invoices={result.first} />}
      <LeftOut title="Refused rows" rows={refused} />
      <LeftOut title="Rows with a known number" rows={doubled} />
      <LeftOut title="Rows that are left out" rows={unread} />
    </Box>
  );
}

/** Such as "Void 2, Credit note 1". */
const reasonsOf = (leftOut: InvoiceImport['leftOut']) =>
  [...new Set(leftOut.map(({ reason }) => reason))]
    .map((reason) => `${reason} ${leftOut.filter((each) => each.reason === reason).length}`)
    .join(', ');

/** The first rows as they are read. */
function First({ invoices }: { invoices: readonly ReadInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Box mt="5">
      <Heading as="h4" size="sm" mb="2">
        The first as they will be
      </Heading>
      <Table
        label="First invoices"
        heads={['Row', 'Number', 'State', 'Date', 'Due', 'Client', 'Lines', 'Total', 'Paid']}
        figures={['Lines', 'Total', 'Paid']}
        secondary={['Due', 'Lines']}
        empty=""
        rows={invoices.map(({ row, number, state, date, dueDate, client, currency, total, paid, lines }) => ({
          key: String(row),
          cells: [
            ...[String(row), number, state, dayText(date), dayText(dueDate), client, String(lines)],
            ...[total, paid].map((amount) => moneyText(amount, currency)),
          ],
        }))}
      />
    </Box>
  );
}

/** Where the series go on. */
function Numbers({ result: { series, withoutSeries }, isDone }: ImportOutcomeProps) {
  return (
    <Box mt="3">
      {series.map(({ name, pattern, next, after }) => (
        <Text key={pattern}>
          {next === after
            ? `Series “${name}”: the next number stays ${next}.`
            : `Series “${name}”: the next number ${isDone ? 'is' : 'becomes'} ${after}, not ${next}.`}
        </Text>
      ))}
      {withoutSeries.count > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {`Numbers that fit no series: ${withoutSeries.count}, such as ${withoutSeries.example}. For a series to go on after them, give one their pattern under Invoice settings${isDone ? ' and name its last number' : ', then check again'}.`}
        </Text>
      )}
    </Box>
  );
}

/** Rows that are shown of each kind. */
const MAX_ROWS = 100;

function LeftOut({ title, rows }: { title: string; rows: readonly LeftOutRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Box mt="5">
      <Heading as="h4" size="sm" mb="2">
        {title}
      </Heading>
      <Table
        label={title}
        heads={['Row', 'Number', 'Reason']}
        empty=""
        rows={rows.slice(0, MAX_ROWS).map(({ row, number, problems }) => ({
          key: String(row),
          cells: [String(row), number, problems.join(' ')],
        }))}
      />
      {rows.length > MAX_ROWS && (
        <Text mt="2" fontSize="sm">{`And ${(rows.length - MAX_ROWS).toLocaleString('en')} more.`}</Text>
      )}
    </Box>
  );
}
