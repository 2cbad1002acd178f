import { staffPath } from '@vibrant-peak/shared/contract';

/** Address of the page that lists all contents; each of them has an address below it. */
export const contentPath = `${staffPath}/content`;
