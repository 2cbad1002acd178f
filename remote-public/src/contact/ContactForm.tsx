import { useRef, type FormEvent } from 'react';
import { FormField, useValidatedForm } from 'shared/forms';
import { useToast, type Toast } from 'shared/host';
import { Button, Grid, Stack, chakra } from 'shared/ui';
import { contactSchema } from './contactSchema';

/** The second click of a double click comes within this many milliseconds. */
const doubleClick = 1000;

const thanks: Toast = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll respond to you shortly.",
  type: 'success',
  duration: 5000,
};

export function ContactForm() {
  const form = useValidatedForm(contactSchema);
  const toast = useToast();
  const sentAt = useRef(-doubleClick);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < doubleClick) return;
    const thank = () => {
      sentAt.current = event.timeStamp;
      form.reset();
      toast(thanks);
    };
    void form.handleSubmit(thank)(event);
  };

  return (
    <chakra.form
      aria-label="Contact form"
      noValidate
      onSubmit={submit}
      p={{ base: '6', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="2xl"
    >
      <Stack gap="5">
        <Grid gridTemplateColumns={{ sm: '1fr 1fr' }} gap="5">
          <FormField form={form} name="name" label="Name" autoComplete="name" />
          <FormField form={form} name="email" label="Email" type="email" autoComplete="email" />
        </Grid>
        <FormField form={form} name="subject" label="Subject" />
        <FormField form={form} name="message" label="Message" rows={9} />
        <Button type="submit" variant="accent" size="lg" alignSelf={{ sm: 'flex-start' }}>
          Send Message
        </Button>
      </Stack>
    </chakra.form>
  );
}
