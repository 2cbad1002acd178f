import { useEffect } from 'react';
import { FormField, useValidatedForm } from 'shared/forms';
import { useToast } from 'shared/host';
import { Button, Flex, Grid, GridItem, chakra } from 'shared/ui';
import { applicationSchema, type Application } from './applicationSchema';
import { ResumeField } from './ResumeField';

interface ApplicationFormProps {
  position: string;
  onSubmitted: () => void;
  onCancel: () => void;
}

export function ApplicationForm({ position, onSubmitted, onCancel }: ApplicationFormProps) {
  const toast = useToast();
  const form = useValidatedForm<Application>(applicationSchema, { position });
  const { setValue, handleSubmit } = form;

  useEffect(() => setValue('position', position), [setValue, position]);

  const submit = handleSubmit((application) => {
    console.log(application);
    toast({ type: 'success', title: 'Application submitted successfully!', duration: 5000 });
    onSubmitted();
  });

  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="5">
        <FormField form={form} name="fullName" label="Full Name" autoComplete="name" />
        <FormField form={form} name="email" label="Email" type="email" autoComplete="email" />
        <FormField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
        <FormField form={form} name="position" label="Position" readOnly />
        <GridItem colSpan={{ md: 2 }}>
          <ResumeField form={form} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <FormField form={form} name="coverLetter" label="Cover Letter" rows={6} hint="Optional" />
        </GridItem>
      </Grid>
      <Flex gap="3" mt="8" wrap="wrap">
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
