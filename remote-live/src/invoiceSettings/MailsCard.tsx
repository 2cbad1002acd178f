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

/** Texts of mails with invoices, and when clients are reminded. */
export interface MailSettings {
  subject: string;
  text: string;
  reminderSubject: string;
  reminderText: string;
  isReminding: boolean;
  /** After the due date; negative before it. */
  reminderDays: readonly number[];
}

const subject = yup.string().default('').trim().required('Type a subject.').max(200);
const text = yup.string().default('').max(10_000);

const schema = yup.object({
  subject,
  text,
  reminderSubject: subject,
  reminderText: text,
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
    const noteSaved = savedStateOf(form);
    return send(
      () => ask('PUT /invoice-mail-settings', { ...values, reminderDays: daysIn(days) }),
      () => {
        noteSaved();
        toast({ type: 'success', title: 'Mails Saved' });
      },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="5">
        <Fields form={form} />
        <Problem text={problem} />
        <SubmitButton isSending={isSending}>Save the mails</SubmitButton>
      </Stack>
    </form>
  );
}

const placeholders = `Parts of the invoice stand for {client}, {number}, {total}, {owed}, {due}, {link} and {company}.
A line for which there is nothing is left out. Default texts are in the language of the invoices.`;

const Fields = ({ form }: { form: ReturnType<typeof useValidatedForm<Form>> }) => (
  <>
    <Text fontSize="sm" color="fg.muted">
      {placeholders}
    </Text>
    <FormField form={form} name="subject" label="Subject" />
    <FormField form={form} name="text" label="Text" rows={8} />
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
    <FormField form={form} name="reminderSubject" label="Subject of reminders" />
    <FormField
      form={form}
      name="reminderText"
      label="Text of reminders"
      rows={8}
      hint="A late fee is a sentence here: nothing is added to the invoice."
    />
  </>
);

const daysIn = (days: string) => [...new Set(days.split(',').map(Number))];
