import { useState } from 'react';
import type { LoginRefusal } from '@vibrant-peak/shared/host';
import type { CredentialsForm } from './useCredentialsForm';

/** The code of a second factor, for which a form asks when username and password are right. */
export function useCodeStep(form: CredentialsForm) {
  const [isAsked, setIsAsked] = useState(false);

  /**
   * @returns whether the refusal is about the code: then the form asks for it, or says that it is
   * wrong.
   */
  const askForCode = ({ field, message }: LoginRefusal): boolean => {
    if (field !== 'code') return false;
    setIsAsked(true);
    if (isAsked) form.setError('code', { message }, { shouldFocus: true });
    return true;
  };
  return { isAsked, askForCode };
}
