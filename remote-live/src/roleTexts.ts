import type { Role } from '@vibrant-peak/shared/contract';

/** What each role may do, in words. */
export const roleTexts: Record<Role, { name: string; may: string }> = {
  editor: { name: 'Editor', may: 'edit what the site says' },
  publisher: { name: 'Publisher', may: 'edit, and put it on the site' },
  manager: { name: 'Manager', may: 'do all of that, and decide who works here' },
};
