import { number, object, string, type InferType } from 'yup';

export const teamMemberSchema = object({
  id: number().integer().positive().required(),
  name: string().required(),
  role: string().required(),
  image: string().required(),
  bio: string().required(),
  /** Address of the profile. */
  linkedin: string().url().required(),
  /** Address of the profile. */
  github: string().url().required(),
  email: string().email().required(),
});

export type TeamMember = InferType<typeof teamMemberSchema>;
