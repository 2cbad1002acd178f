/** Height of the top bar; sticky elements and the drawer on phones start below it. */
export const topBarHeight = '3.5rem';

/** On lower screens, such as zoomed ones, nothing sticks: it would hide the rest. */
export const highEnough = '@media (min-height: 480px)';

/** Height of an entry of the sidebar, larger on phones. */
export const entryHeight = { base: '11', md: '34px' } as const;

/** Width of the sidebar beside the page. */
export const sidebarWidth = { collapsed: '64px', expanded: '256px' } as const;
