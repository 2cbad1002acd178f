import { useEffect } from 'react';
import { FormField } from '@vibrant-peak/shared/forms';
import type { CredentialsForm } from './useCredentialsForm';

/** The second step of a login; it takes the focus when it appears. */
export function CodeField({ form }: { form: CredentialsForm }) {
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <FormField
      form={form}
      name="code"
      label="Code"
      hint="From your authenticator app. A recovery code works, too."
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
