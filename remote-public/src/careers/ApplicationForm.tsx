import { useEffect } from 'react';
import {
  applicationSchema,
  FormField,
  RequiredNote,
  useValidatedForm,
  type Application,
} from '@vibrant-peak/shared/forms';
import { useProfile, useToast } from '@vibrant-peak/shared/host';
import { Button, Flex, Grid, GridItem, Stack, chakra } from '@vibrant-peak/shared/ui';
import { createDeliveries } from '../sending/deliveries';
import { DeliveryNote } from '../sending/DeliveryNote';
import { RobotField } from '../sending/RobotField';
import { StoredNote } from '../sending/StoredNote';
import { useDelivery } from '../sending/useDelivery';
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

export const applicationDeliveries = createDeliveries('/submissions/application', (data) => data);

function useApplicationForm({ position, onSubmitted }: Omit<ApplicationFormProps, 'onCancel'>) {
  const toast = useToast();
  const isLive = useProfile() === 'live';
  const form = useValidatedForm<Application>(applicationSchema, {
    ...unsentApplication.get().typed,
    position,
  });
  const { getValues } = form;
  useEffect(
    () => () => unsentApplication.set((unsent) => ({ ...unsent, typed: { ...getValues(), resume: '' } })),
    [getValues],
  );

  const clear = () => {
    form.reset({ ...blank, position });
    onSubmitted();
  };
  const { element, delivery, deliver } = useDelivery({ deliveries: applicationDeliveries, form, clear });

  // The position at the start of the submission: meanwhile the visitor may choose another opening.
  const submit = form.handleSubmit((values) => {
    const thank = () =>
      toast({ type: 'success', title: 'Application submitted successfully!', duration: 5000 });
    if (isLive)
      return void deliver(() => {
        thank();
        unsentApplication.set((unsent) => (isEqual(unsent.typed, values) ? {} : unsent));
      });
    console.log({ ...values, position });
    thank();
    clear();
  });
  return { element, form, delivery, submit };
}

export function ApplicationForm({ onCancel, ...application }: ApplicationFormProps) {
  const { element, form, delivery, submit } = useApplicationForm(application);
  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={applicationDeliveries.stop}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" mb="4">
        <FormField form={form} name="fullName" label="Full Name" autoComplete="name" required />
        <FormField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        <FormField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" required />
        <FormField form={form} name="position" label="Position" value={application.position} readOnly />
        <GridItem colSpan={{ md: 2 }}>
          <ResumeField form={form} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <FormField form={form} name="coverLetter" label="Cover Letter" rows={6} hint="Optional" />
        </GridItem>
      </Grid>
      <Stack gap="3">
        <RequiredNote />
        <RobotField />
        <StoredNote />
        <DeliveryNote delivery={delivery} />
      </Stack>
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

/** Without the file, which is not stored when the form goes. */
const isEqual = (kept: Application | undefined, sent: Application) =>
  JSON.stringify({ ...kept, resume: '' }) === JSON.stringify({ ...sent, resume: '' });
