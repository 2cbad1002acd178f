import { roles } from '@vibrant-peak/shared/contract';
import { roleTexts } from '../roleTexts';

/** The roles for a choice, each with what it may do. */
export const roleOptions = roles.map(
  (role) => [role, `${roleTexts[role].name}: can ${roleTexts[role].may}`] as const,
);
