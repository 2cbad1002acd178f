import { roles, type Role } from '@vibrant-peak/shared/contract';
import { roleTexts } from '../roleTexts';

/** The roles for a choice. */
export const roleOptions = roles.map((role) => [role, roleTexts[role].name] as const);

/** What a role may do, as a sentence. */
export const mayText = (role: Role) => `Can ${roleTexts[role].may}.`;
