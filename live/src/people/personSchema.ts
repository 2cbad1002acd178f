import { Type } from '@sinclair/typebox';
import { roleSchema } from '../http/schemas';

/** A person as people who are signed in see them. */
export const personSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: roleSchema,
});
