import { object, string, type InferType } from 'yup';

/** The head of a page or of a section. */
export const introductionSchema = object({
  title: string().required(),
  lead: string().required().meta({ hint: 'One or two sentences below the title.', kind: 'longText' }),
});

export type Introduction = InferType<typeof introductionSchema>;
