/** Height of the bar over the page: sticky parts and the phone's drawer begin below it. */
export const topBarHeight = '3.5rem';

/** Least height of a small button: larger where fingers press it. */
export const touchable = { base: '11', md: '9' } as const;

/** Width of the sidebar beside the page. */
export const sidebarWidth = { collapsed: '64px', expanded: '256px' } as const;
