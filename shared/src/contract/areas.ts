/** The two parts of the site, each with its own layout and documents. */
export type Area = 'public' | 'staff';

/** Root path of the staff area. */
export const staffPath = '/admin';
export const loginPath = `${staffPath}/login`;
/** Where people open an invitation, in the live profile. */
export const joinPath = `${staffPath}/join`;

/** What a login leaves in local storage. It controls visibility, not access: the demo login is no security. */
export const loginMarker = { key: 'adminAuth', value: 'authenticated' } as const;

/** Whether an address belongs to the staff area. */
export const isStaffPath = (path: string) => path === staffPath || path.startsWith(`${staffPath}/`);
