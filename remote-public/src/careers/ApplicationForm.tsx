import { useEffect } from 'react';
import {
  applicationSchema,
  FormField,
  RequiredNote,
  useValidatedForm,
  type Application,
} from '@vibrant-peak/shared/forms';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Flex, Grid, GridItem, chakra } from '@vibrant-peak/shared/ui';
import { MailNote } from '../components/MailNote';
import { useMailInstead } from '../components/useMailInstead';
import { ResumeField } from './ResumeField';
import { unsentApplication } from './unsentApplication';

interface ApplicationFormProps {
  position: string;
  onSubmitted: () => void;
  onCancel: () => void;
}

const blank: Omit<Application, 'position'> = {
  fullName: '',
  email: '',
  phone: '',
  resume: '',
  coverLetter: '',
};

export function ApplicationForm({ position, onSubmitted, onCancel }: ApplicationFormProps) {
  const toast = useToast();
  const mail = useMailInstead();
  const form = useValidatedForm<Application>(applicationSchema, {
    ...unsentApplication.get().typed,
    position,
  });
  const { getValues } = form;
  useEffect(
    () => () => unsentApplication.set((unsent) => ({ ...unsent, typed: { ...getValues(), resume: '' } })),
    [getValues],
  );

  // The position at the start of the submission: meanwhile the visitor may choose another opening.
  const submit = form.handleSubmit((values) => {
    if (mail) return mail(mailOf({ ...values, position }));
    console.log(shortened({ ...values, position }));
    toast({ type: 'success', title: 'Application submitted successfully!', duration: 5000 });
    form.reset({ ...blank, position });
    onSubmitted();
  });

  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" mb="4">
        <FormField form={form} name="fullName" label="Full Name" autoComplete="name" required />
        <FormField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        <FormField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" required />
        <FormField form={form} name="position" label="Position" value={position} readOnly />
        <GridItem colSpan={{ md: 2 }}>
          <ResumeField form={form} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <FormField form={form} name="coverLetter" label="Cover Letter" rows={6} hint="Optional" />
        </GridItem>
      </Grid>
      <RequiredNote />
      {mail && <MailNote>Attach your resume there.</MailNote>}
      <Flex gap="3" mt="6" wrap="wrap">
        <Button type="submit" variant="accent" size="lg">
          Submit Application
        </Button>
        <Button variant="outline" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** Limit per logged value, in characters. */
const longestLogged = 1000;

const shortened = (application: Application) =>
  Object.fromEntries(
    Object.entries(application).map(([name, value]) => [
      name,
      value.length > longestLogged ? `${value.slice(0, longestLogged)}… (${value.length} characters)` : value,
    ]),
  );

const mailOf = ({ position, fullName, email, phone, coverLetter }: Application) => ({
  subject: `Application: ${position}`,
  body: [coverLetter, `${fullName}\n${email}\n${phone}`].filter(Boolean).join('\n\n'),
});
