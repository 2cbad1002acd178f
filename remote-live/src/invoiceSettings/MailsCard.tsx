import { reminderStages, type ReminderStage } from '@vibrant-peak/invoice/reminderStage';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { savedStateOf } from '../api/savedState';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { Answered } from '../layout/Answered';
import { Problem } from '../layout/Problem';
import { SubmitButton } from '../layout/SubmitButton';
import { Card } from './Card';

interface MailText {
  subject: string;
  text: string;
}

/** Texts of mails with invoices, and when clients are reminded. */
export interface MailSettings extends MailText {
  reminders: Record<ReminderStage, MailText>;
  isReminding: boolean;
  /** After the due date; negative before it. */
  reminderDays: readonly number[];
}

const texts = {
  subject: yup.string().default('').trim().required('Type a subject.').max(200),
  text: yup.string().default('').max(10_000),
};

const schema = yup.object({
  ...texts,
  reminders: yup.object({
    before: yup.object(texts),
    due: yup.object(texts),
    first: yup.object(texts),
    second: yup.object(texts),
    last: yup.object(texts),
  }),
  isReminding: yup.boolean().required(),
  days: yup
    .string()
    .default('')
    .matches(/^\s*-?\d{1,3}(\s*,\s*-?\d{1,3}){0,9}\s*$/, 'Type days such as -3, 1, 7, 14.'),
});

type Form = yup.InferType<typeof schema>;

/** The mails of invoices. */
export function MailsCard() {
  const answered = useAnswer<MailSettings>('GET /invoice-mail-settings');
  return (
    <Card title="Mails">
      <Answered {...answered}>{(settings) => <MailsForm settings={settings} />}</Answered>
    </Card>
  );
}

function MailsForm({ settings: { reminderDays, ...settings } }: { settings: MailSettings }) {
  const form = useValidatedForm(schema, { ...settings, days: reminderDays.join(', ') });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  useUnsavedChanges(form.formState.isDirty);
  const save = form.handleSubmit(({ days, ...values }) => {
    const markSavedElsewhere = savedStateOf(form);
    return send(
      () => ask('PUT /invoice-mail-settings', { ...values, reminderDays: daysIn(days) }),
      () => {
        markSavedElsewhere();
        toast({ type: 'success', title: 'Mails Saved' });
      },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="5">
        <Fields form={form} />
        <Problem text={problem} />
        <SubmitButton isSending={isSending} variant="outline">
          Save mails
        </SubmitButton>
      </Stack>
    </form>
  );
}

const placeholders = `{client}, {number}, {total}, {owed}, {due}, {link} and {company} are filled in from the
invoice. A line whose placeholder is empty is left out. Default texts follow the language of the invoice;
your own are used for invoices in the language of the settings.`;

interface FieldsProps {
  form: ReturnType<typeof useValidatedForm<Form>>;
}

const Fields = ({ form }: FieldsProps) => (
  <>
    <Text fontSize="sm" color="fg.muted">
      {placeholders}
    </Text>
    <FormField form={form} name="subject" label="Subject" />
    <FormField form={form} name="text" label="Text" rows={10} />
    <CheckboxField
      label="Remind clients of invoices that were sent by mail"
      {...form.register('isReminding')}
    />
    <FormField
      form={form}
      name="days"
      label="Days"
      hint="After the due date; with a minus, before it. At most one reminder of an invoice goes in a day."
    />
    <Text fontSize="sm" color="fg.muted">
      A late fee is a sentence in a text: nothing is added to the invoice.
    </Text>
    {reminderStages.map((stage) => (
      <ReminderFields key={stage} form={form} stage={stage} />
    ))}
  </>
);

const names: Record<ReminderStage, string> = {
  before: 'reminder before the due date',
  due: 'reminder on the due date',
  first: 'first reminder after the due date',
  second: 'further reminders',
  last: 'last reminder',
};

const ReminderFields = ({ form, stage }: FieldsProps & { stage: ReminderStage }) => (
  <>
    <FormField form={form} name={`reminders.${stage}.subject`} label={`Subject of the ${names[stage]}`} />
    <FormField form={form} name={`reminders.${stage}.text`} label={`Text of the ${names[stage]}`} rows={12} />
  </>
);

const daysIn = (days: string) => [...new Set(days.split(',').map(Number))];
