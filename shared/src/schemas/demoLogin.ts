import { object, string, type InferType } from 'yup';

export const demoLoginSchema = object({
  username: string().required(),
  password: string().required(),
});

export type DemoLogin = InferType<typeof demoLoginSchema>;
