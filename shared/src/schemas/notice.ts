import { object, string, type InferType } from 'yup';

/** A short message that goes away automatically. */
export const noticeSchema = object({
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
});

export type Notice = InferType<typeof noticeSchema>;
