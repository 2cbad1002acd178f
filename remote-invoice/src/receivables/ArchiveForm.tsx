import { downloadFile } from '@vibrant-peak/shared/downloadText';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { hasRight, useSessionState, type ClosedMonth, type InvoicesPort } from '@vibrant-peak/shared/host';
import { today } from '@vibrant-peak/shared/today';
import { Button, Grid, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { CheckboxField, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { monthText } from '@vibrant-peak/invoice/dayText';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { lastDayOf, monthIn } from './months';

const day = yup.string().required('Choose a day.');
const schema = yup.object({
  from: day,
  until: day.when('from', ([from], until) =>
    from ? until.test('order', 'The last day is before the first one.', (last) => last >= from) : until,
  ),
  hasImported: yup.boolean().required(),
  isClosing: yup.boolean().required(),
});

/** First and last day of last month. */
function lastMonth(now = new Date()) {
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1)).toISOString().slice(0, 7);
  return { from: `${month}-01`, until: lastDayOf(month) };
}

interface ArchiveFormProps {
  port: InvoicesPort;
  closed: readonly ClosedMonth[];
  /** Without it, no month is closed. */
  onClosed?: (closed: readonly ClosedMonth[]) => void;
}

/** Downloads a period for the accountant. A month that is over can be closed with it. */
export function ArchiveForm({ port, closed, onClosed }: ArchiveFormProps) {
  const form = useValidatedForm(schema, { ...lastMonth(), hasImported: false, isClosing: false });
  const { isBusy, problems, run } = useRunning();
  const mayIssue = hasRight(useSessionState(), 'mayIssue');
  const month = monthIn(form.watch('from'), form.watch('until'));
  const isClosed = closed.some((each) => each.month === month);
  const isCloseable = onClosed && mayIssue && month && !isClosed && form.watch('until') < today();
  const download = form.handleSubmit(({ from, until, hasImported, isClosing }) =>
    run('Archive Downloaded', async () => {
      if (isCloseable && isClosing) onClosed(await port.months!.close(month, hasImported));
      const name = `invoices-${from}-${until}.zip`;
      downloadFile(name, await port.archive(from, until, hasImported));
      return name;
    }),
  );
  return (
    <Form noValidate onSubmit={(event) => void download(event)}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormField form={form} name="from" label="First day" type="date" />
        <FormField form={form} name="until" label="Last day" type="date" />
      </Grid>
      <Stack gap="0">
        {month && isClosed ? (
          <Text fontSize="sm">{`${monthText(month)} is closed. You get the archive of its closing.`}</Text>
        ) : (
          <CheckboxField label="Include imported invoices" {...form.register('hasImported')} />
        )}
        {isCloseable && (
          <>
            <CheckboxField label={`Close ${monthText(month)}`} {...form.register('isClosing')} />
            <Text ps="8" fontSize="sm" color="fg.muted">
              Afterwards no invoice, credit note, void or payment can have a date in this month.
            </Text>
          </>
        )}
      </Stack>
      <Problems texts={problems} />
      <Button
        type="submit"
        variant="outline"
        alignSelf="flex-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        <StaffIcon name="Download" />
        <span>Download ZIP</span>
      </Button>
    </Form>
  );
}

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '28rem' },
});
