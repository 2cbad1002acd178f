import type { RecordId } from '@vibrant-peak/shared/host';

/** Address of the form for a new record of a list. */
export const addAddress = (path: string) => `${path}?add`;

/** Address of the form of a record. */
export const editAddress = (path: string, id: RecordId) => `${path}?edit=${id}`;

/** Address of a list with the import open. */
export const importAddress = (path: string) => `${path}?import`;
