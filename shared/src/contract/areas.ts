/** The two parts of the site: each has its layout, and documents of its own. */
export type Area = 'public' | 'staff';

/** Where the staff area begins, and where it is entered. */
export const staffPath = '/admin';
export const loginPath = `${staffPath}/login`;

/** Whether an address belongs to the staff area. */
export const isStaffPath = (path: string) => path === staffPath || path.startsWith(`${staffPath}/`);
