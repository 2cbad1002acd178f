import { isEmailAddress } from '@vibrant-peak/shared/isEmailAddress';
import type { FieldKindDefinition } from './fieldKind';
import { text } from './text';

export const email: FieldKindDefinition = {
  ...text,
  read: (input, field) => {
    const reading = text.read(input, field);
    if ('problem' in reading || reading.value === '' || isEmailAddress(String(reading.value))) return reading;
    return { problem: 'Invalid email address' };
  },
  control: { type: 'text', inputMode: 'email' },
};
