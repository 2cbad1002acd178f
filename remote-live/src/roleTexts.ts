import type { Role } from '@vibrant-peak/shared/contract';

/** What each role may do, in words. */
export const roleTexts: Record<Role, { name: string; may: string }> = {
  editor: { name: 'Editor', may: 'edit what the site says' },
  publisher: { name: 'Publisher', may: 'edit and publish what the site says' },
  manager: { name: 'Manager', may: 'edit and publish the site, and decide who works on it' },
};
