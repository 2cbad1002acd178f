import { number, object, string, type InferType } from 'yup';
import { focalPointSchema } from './focalPoint';

export const teamMemberSchema = object({
  id: number().integer().positive().required(),
  image: string().required().meta({ label: 'Picture', kind: 'image' }),
  imageFocus: focalPointSchema,
  name: string().required(),
  role: string().required(),
  bio: string().required().meta({ kind: 'longText' }),
  linkedin: string().url().required().meta({ label: 'LinkedIn URL', hint: 'Address of the profile.' }),
  github: string().url().required().meta({ label: 'GitHub URL', hint: 'Address of the profile.' }),
  email: string().email().required(),
});

export type TeamMember = InferType<typeof teamMemberSchema>;
