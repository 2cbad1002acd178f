/** Address of the form for a new record of a list. */
export const addAddress = (path: string) => `${path}?add`;

/** Address of a list with the import open. */
export const importAddress = (path: string) => `${path}?import`;
