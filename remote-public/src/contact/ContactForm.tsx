import { useEffect, useRef, type MouseEvent } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { contactNotice } from '@vibrant-peak/shared/content/contact';
import {
  contactSchema,
  FormField,
  RequiredNote,
  useValidatedForm,
  type ContactMessage,
} from '@vibrant-peak/shared/forms';
import { useProfile, useToast, type Toast } from '@vibrant-peak/shared/host';
import { Button, Grid, Stack, StyledLink, Text, cardStyle, chakra } from '@vibrant-peak/shared/ui';
import { createDeliveries } from '../sending/deliveries';
import { DeliveryNote } from '../sending/DeliveryNote';
import { onlyDefault, onlyLive } from '../sending/profileStyles';
import { PrivacyLink } from '../sending/PrivacyLink';
import { RobotField } from '../sending/RobotField';
import { StoredNote } from '../sending/StoredNote';
import { useDelivery } from '../sending/useDelivery';
import { unsentMessage } from './unsentMessage';

const thanks: Toast = { ...contactNotice, type: 'success', duration: 5000 };

const blank: ContactMessage = { name: '', email: '', subject: '', message: '' };

export const contactDeliveries = createDeliveries('/submissions/contact', (data) =>
  JSON.stringify({ ...Object.fromEntries(data), elapsed: Number(data.get('elapsed')) }),
);

function useContactForm() {
  const isLive = useProfile() === 'live';
  const form = useValidatedForm(contactSchema, unsentMessage.get());
  const { getValues } = form;
  useEffect(() => () => unsentMessage.set(getValues()), [getValues]);
  const toast = useToast();
  /** Whether the last click sent the message. */
  const isSent = useRef(false);

  const clear = () => {
    isSent.current = true;
    form.reset(blank);
  };
  const { element, delivery, deliver } = useDelivery({ deliveries: contactDeliveries, form, clear });

  const send = (message: ContactMessage) => {
    if (isLive)
      return void deliver(() => {
        toast(thanks);
        unsentMessage.set((unsent) => (isEqual(unsent, message) ? undefined : unsent));
      });
    clear();
    toast(thanks);
  };

  /** The second click of a double click repeats the answer, instead of submitting the form that the first one cleared. */
  const repeatAnswer = (event: MouseEvent) => {
    if (event.detail < 2 || !isSent.current) return void (isSent.current = false);
    event.preventDefault();
    toast(thanks);
  };
  return { element, form, delivery, send, repeatAnswer };
}

const isEqual = (one: ContactMessage | undefined, other: ContactMessage) =>
  JSON.stringify(one) === JSON.stringify(other);

export function ContactForm() {
  const { element, form, delivery, send, repeatAnswer } = useContactForm();
  return (
    <chakra.form
      ref={element}
      aria-label="Contact form"
      noValidate
      // Without scripts only `PlainSubmit` sends: a GET request would put the message into the URL.
      method="dialog"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onInput={contactDeliveries.stop}
      {...cardStyle}
      p={{ base: '6', md: '8' }}
      borderRadius="2xl"
    >
      <Stack gap="5">
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          <FormField form={form} name="name" label="Name" autoComplete="name" required />
          <FormField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        </Grid>
        <FormField form={form} name="subject" label="Subject" required />
        <FormField form={form} name="message" label="Message" rows={5} required />
        <RequiredNote />
        <RobotField />
        <StoredNote />
        <DeliveryNote delivery={delivery} />
        <noscript>
          <DefaultText mb="4">
            <span>This form needs JavaScript. Please write instead to</span>{' '}
            <StyledLink href={`mailto:${brand.email}`} variant="underline">
              {brand.email}
            </StyledLink>
          </DefaultText>
        </noscript>
        <ScriptButton
          type="submit"
          variant="accent"
          size="lg"
          alignSelf={{ sm: 'flex-start' }}
          onClick={repeatAnswer}
        >
          Send Message
        </ScriptButton>
        <PlainSubmit />
      </Stack>
    </chakra.form>
  );
}

/** Without scripts the live profile's form is a plain post; that of the default profile sends nothing. */
const PlainSubmit = () => (
  <noscript>
    <LivePart>
      <Button
        type="submit"
        formMethod="post"
        formAction="/api/forms/contact"
        formEncType="multipart/form-data"
        variant="accent"
        size="lg"
      >
        Send Message
      </Button>
      <PrivacyLink />
    </LivePart>
  </noscript>
);

const LivePart = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '2', ...onlyLive },
});
const DefaultText = chakra(Text, { base: onlyDefault });
const ScriptButton = chakra(Button, {
  base: { '@media (scripting: none)': onlyDefault },
});
