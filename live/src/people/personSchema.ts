import { Type } from '@sinclair/typebox';
import { roleSchema } from '../http/schemas';

/** A person as told to people who are signed in. */
export const personSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: roleSchema,
});
