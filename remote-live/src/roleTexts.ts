import type { Role } from '@vibrant-peak/shared/contract';

/** What each role may do, in words. */
export const roleTexts: Record<Role, { name: string; may: string }> = {
  editor: { name: 'Editor', may: 'edit what the site says' },
  publisher: { name: 'Publisher', may: 'edit what the site says, and put it live' },
  manager: { name: 'Manager', may: 'edit, put it live, and decide who works here' },
};
