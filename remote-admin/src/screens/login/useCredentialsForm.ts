import { useValidatedForm, yup } from '@vibrant-peak/shared/forms';

/** The server, or the demo, names missing values. */
const credentialsSchema = yup.object({
  username: yup.string().default(''),
  password: yup.string().default(''),
  code: yup.string().default(''),
});

/** The form of a login. @param known its initial values; by default those in its fields. */
export const useCredentialsForm = (known?: { username: string; password: string }) =>
  useValidatedForm(credentialsSchema, known && { ...known, code: '' });

export type CredentialsForm = ReturnType<typeof useCredentialsForm>;
