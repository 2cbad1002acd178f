import { object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const serviceCardSchema = object({
  icon: string().oneOf(iconNames).required().meta({ kind: 'icon' }),
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
  service: string().meta({ hint: 'Whose page the card leads to.', records: 'services.services' }),
}).meta({ label: 'Service Card' });

export type ServiceCard = InferType<typeof serviceCardSchema>;
