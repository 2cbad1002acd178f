import { useEffect, useRef, type FormEvent } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { FormField, RequiredNote, useValidatedForm } from '@vibrant-peak/shared/forms';
import { useToast, type Toast } from '@vibrant-peak/shared/host';
import { Button, Grid, Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { contactSchema, type ContactMessage } from './contactSchema';
import { unsentMessage } from './unsentMessage';

/** Maximum time between the clicks of a double click, in milliseconds. */
const doubleClick = 1000;

const thanks: Toast = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll respond to you shortly.",
  type: 'success',
  duration: 5000,
};

const blank: ContactMessage = { name: '', email: '', subject: '', message: '' };

function useContactForm() {
  const form = useValidatedForm(contactSchema, unsentMessage.get());
  const { getValues } = form;
  useEffect(() => () => unsentMessage.set(getValues()), [getValues]);
  return form;
}

export function ContactForm() {
  const form = useContactForm();
  const toast = useToast();
  const sentAt = useRef(-doubleClick);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < doubleClick) return;
    const thank = () => {
      sentAt.current = event.timeStamp;
      form.reset(blank);
      toast(thanks);
    };
    void form.handleSubmit(thank)(event);
  };

  return (
    <chakra.form
      aria-label="Contact form"
      noValidate
      // Without scripts nothing is sent: a GET request would put the message into the URL.
      method="dialog"
      onSubmit={submit}
      p={{ base: '6', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
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
        <noscript>
          <Text mb="4">
            <span>This form needs JavaScript. Please write instead to</span>{' '}
            <StyledLink href={`mailto:${brand.email}`} variant="underline">
              {brand.email}
            </StyledLink>
          </Text>
        </noscript>
        <Button type="submit" variant="accent" size="lg" alignSelf={{ sm: 'flex-start' }}>
          Send Message
        </Button>
      </Stack>
    </chakra.form>
  );
}
