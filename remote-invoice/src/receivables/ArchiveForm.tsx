import { useId } from 'react';
import { downloadFile } from '@vibrant-peak/shared/downloadText';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { Button, Grid, Heading, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Problems } from '../keeping/Problems';
import { useRunning } from '../keeping/useRunning';

const day = yup.string().required('Choose a day.');
const schema = yup.object({
  from: day,
  until: day.when('from', ([from], until) =>
    from ? until.test('order', 'The last day is before the first one.', (last) => last >= from) : until,
  ),
});

/** Last month, as YYYY-MM-DD. */
function lastMonth(now = new Date()) {
  const dayOf = (month: number, date: number) =>
    new Date(Date.UTC(now.getFullYear(), month, date)).toISOString().slice(0, 10);
  return { from: dayOf(now.getMonth() - 1, 1), until: dayOf(now.getMonth(), 0) };
}

/** Downloads a period for the accountant. */
export function ArchiveForm({ port }: { port: InvoicesPort }) {
  const id = useId();
  const form = useValidatedForm(schema, lastMonth());
  const { isBusy, problems, run } = useRunning();
  const download = form.handleSubmit(({ from, until }) =>
    run('Archive Downloaded', async () => {
      const name = `invoices-${from}-${until}.zip`;
      downloadFile(name, await port.archive(from, until));
      return name;
    }),
  );
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h2" size="md" mb="1">
        For the accountant
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="4">
        A ZIP file with the PDFs, and tables of invoices, lines, payments, taxes and bookings.
      </Text>
      <Form noValidate onSubmit={(event) => void download(event)}>
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <FormField form={form} name="from" label="First day" type="date" />
          <FormField form={form} name="until" label="Last day" type="date" />
        </Grid>
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
    </section>
  );
}

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '28rem' },
});
