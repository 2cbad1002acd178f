import { number, object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

export const teamMemberSchema = object({
  id: number().integer().positive().required(),
  name: string().required(),
  role: string().required(),
  image: string()
    .required()
    .meta({ label: 'Image URL', kind: 'image' } satisfies FieldMeta),
  bio: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
  linkedin: string()
    .url()
    .required()
    .meta({ label: 'LinkedIn URL', hint: 'Address of the profile.' } satisfies FieldMeta),
  github: string()
    .url()
    .required()
    .meta({ label: 'GitHub URL', hint: 'Address of the profile.' } satisfies FieldMeta),
  email: string().email().required(),
});

export type TeamMember = InferType<typeof teamMemberSchema>;
