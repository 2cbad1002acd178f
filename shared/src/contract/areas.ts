/** The two parts of the site, each with its own layout and documents. */
export type Area = 'public' | 'staff';

/** Root path of the staff area. */
export const staffPath = '/admin';
export const loginPath = `${staffPath}/login`;
/** Where people open an invitation, in the live profile. */
export const joinPath = `${staffPath}/join`;
/** Where people ask for a new password, and set it, in the live profile. */
export const newPasswordPath = `${staffPath}/new-password`;

/**
 * What a login leaves in local storage. It controls visibility, not access: the demo login is no
 * security.
 */
export const loginMarker = { key: 'adminAuth', value: 'authenticated' } as const;

/** Whether an address belongs to the staff area. */
export const isStaffPath = (path: string) => path === staffPath || path.startsWith(`${staffPath}/`);

/** Whether a declared path, which may have parameters such as `:slug`, covers an address. */
export const coversAddress = (path: string, address: string) =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`).test(address);

/** Page that lists the parts of the content that have no list of their own, in the live profile. */
export const contentPath = `${staffPath}/content`;

/** Page of such a part: `visionStatement` is at `/admin/content/vision-statement`. */
export const contentPartPath = (name: string) =>
  `${contentPath}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Address of the form of a record. @param path of its list. */
export const editAddress = (path: string, id: number | string) => `${path}?edit=${encodeURIComponent(id)}`;

/** Page of the changes that are not published, in the live profile. */
export const changesPath = `${staffPath}/changes`;

/** Page of the versions of a record, in the live profile. */
export const versionsPath = `${staffPath}/versions`;

/** Address of the versions of a record. @param collection such as `team`. */
export const versionsAddress = (collection: string, id: number | string) =>
  `${versionsPath}?${new URLSearchParams({ collection, id: String(id) })}`;
