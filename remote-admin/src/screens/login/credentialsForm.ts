import { yup, type useValidatedForm } from '@vibrant-peak/shared/forms';

/** The server, or the demo, says what is missing. */
export const credentialsSchema = yup.object({
  username: yup.string().default(''),
  password: yup.string().default(''),
  code: yup.string(),
});

export type CredentialsForm = ReturnType<typeof useValidatedForm<yup.InferType<typeof credentialsSchema>>>;
