/** Folder of the store of the test site. */
export const testStore = 'store/test';

/** Folder of a copy of it that the live profile has started with; sites of that profile copy it. */
export const liveTestStore = 'store/testLive';
