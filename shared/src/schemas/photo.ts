import { object, string, type InferType } from 'yup';

export const photoSchema = object({
  src: string().required(),
  alt: string().required(),
});

export type Photo = InferType<typeof photoSchema>;
