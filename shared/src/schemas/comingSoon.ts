import { array, object, string, type InferType } from 'yup';

/** Pages that do not exist yet; the last part of their address is their title. */
export const comingSoonSchema = object({
  eyebrow: string().required().meta({ label: 'Line Above', hint: 'Above the title.' }),
  text: string().required().meta({ hint: 'One or two sentences below the title.', kind: 'longText' }),
  phases: array().of(string().required()).min(1).required().meta({ hint: 'Steps below the bar, in order.' }),
});

export type ComingSoon = InferType<typeof comingSoonSchema>;
