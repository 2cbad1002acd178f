/** Folder of the store of the test site. */
export const testStore = 'store/test';
