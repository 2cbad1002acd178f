import { useId, useState } from 'react';
import { FormField, emailAddress, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Heading, Stack } from '@vibrant-peak/shared/ui';
import { CardFrame } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { SubmitButton } from '../layout/SubmitButton';
import { ErasureReceipt, type Receipt } from './ErasureReceipt';
import { FoundData } from './FoundData';
import type { VisitorCounts } from './visitorCounts';

const emailSchema = yup.object({ email: emailAddress('Please enter a valid email address.') });

/** Finds a person's stored data, and exports or erases it. */
export function VisitorData() {
  const id = useId();
  const [found, setFound] = useState<{ email: string; counts: VisitorCounts }>();
  const [receipt, setReceipt] = useState<Receipt>();
  const form = useValidatedForm(emailSchema, { email: '' });
  const { isSending, problem, send } = useSending(form);
  const find = form.handleSubmit(({ email }) => {
    setReceipt(undefined);
    return send(
      () => ask<VisitorCounts>('POST /visitor-data/search', { email }),
      (counts) => setFound({ email: email.trim(), counts }),
    );
  });
  const showReceipt = (erased: Receipt) => {
    setFound(undefined);
    setReceipt(erased);
    form.reset();
  };

  return (
    <CardFrame aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm" mt="2" mb="3">
        A person’s data
      </Heading>
      <form noValidate onSubmit={(event) => void find(event)}>
        <Stack gap="5">
          <FormField
            form={form}
            name="email"
            label="Email of the visitor"
            type="email"
            autoComplete="off"
            hint="A visitor may ask what you store, or that you delete it. Invoices are not part of it."
          />
          <Problem text={problem} />
          <SubmitButton isSending={isSending} variant="outline">
            Find
          </SubmitButton>
        </Stack>
      </form>
      {found && <FoundData key={found.email} {...found} onErased={showReceipt} />}
      {receipt && <ErasureReceipt receipt={receipt} />}
    </CardFrame>
  );
}
