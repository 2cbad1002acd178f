import { useId, useState } from 'react';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Grid, Heading, Stack, Text } from '@vibrant-peak/shared/ui';
import { CardFrame, CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { savedStateOf } from '../api/savedState';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { SubmitButton } from '../layout/SubmitButton';

const range = 'Please enter a whole number from 1 to 120.';
const months = yup.number().typeError(range).required(range).integer(range).min(1, range).max(120, range);

const settingsSchema = yup.object({
  confirms: yup.boolean().required(),
  messageMonths: months,
  applicationMonths: months,
});

/** What managers set about messages of visitors. */
export type InboxSettings = yup.InferType<typeof settingsSchema>;

function useInboxSettings(settings: InboxSettings) {
  const toast = useToast();
  const [saved, setSaved] = useState(settings);
  /** Values that delete something, before the user has confirmed them. */
  const [asked, setAsked] = useState<InboxSettings>();
  const form = useValidatedForm(settingsSchema, { ...settings });
  useUnsavedChanges(form.formState.isDirty);
  const sending = useSending(form);
  const save = (values: InboxSettings) => {
    const markSaved = savedStateOf(form);
    setAsked(undefined);
    return sending.send(
      () => ask('PUT /inbox/settings', values),
      () => {
        setSaved(values);
        markSaved();
        toast({ type: 'success', title: 'Settings Saved' });
      },
    );
  };
  const submit = form.handleSubmit((values) => (isShorter(values, saved) ? setAsked(values) : save(values)));
  return { ...sending, form, asked, setAsked, save, submit };
}

export function InboxSettingsForm({ settings }: { settings: InboxSettings }) {
  const id = useId();
  const { form, asked, setAsked, save, submit, isSending, problem } = useInboxSettings(settings);
  return (
    <CardFrame aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm" mt="2">
        Messages
      </Heading>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="5">
          <SettingsFields form={form} />
          <Problem text={problem} />
          <SubmitButton isSending={isSending}>Save</SubmitButton>
        </Stack>
      </form>
      <ConfirmDialog
        title="Delete what is older?"
        action="Save and delete"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void save(asked)}
      >
        <Text>{`Within the hour, messages older than ${monthsText(asked?.messageMonths)} and applications older than ${monthsText(asked?.applicationMonths)} are deleted. Nobody can bring them back.`}</Text>
      </ConfirmDialog>
    </CardFrame>
  );
}

function SettingsFields({ form }: Pick<ReturnType<typeof useInboxSettings>, 'form'>) {
  const id = useId();
  return (
    <>
      <Stack gap="1">
        <CheckboxField
          label="Send “We have your message” to visitors"
          aria-describedby={id}
          {...form.register('confirms')}
        />
        <Text id={id} color="fg.muted" fontSize="sm">
          At most one mail per address and day. It does not repeat what was typed.
        </Text>
      </Stack>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <FormField
          form={form}
          name="messageMonths"
          label="Months that messages are stored"
          inputMode="numeric"
          hint="Since the last mail to the visitor"
        />
        <FormField
          form={form}
          name="applicationMonths"
          label="Months that applications are stored"
          inputMode="numeric"
          hint="With their files"
        />
      </Grid>
    </>
  );
}

const isShorter = (values: InboxSettings, saved: InboxSettings) =>
  values.messageMonths < saved.messageMonths || values.applicationMonths < saved.applicationMonths;

const monthsText = (count = 0) => (count === 1 ? '1 month' : `${count} months`);
