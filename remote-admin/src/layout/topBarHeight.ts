/** Height of the bar over the page: sticky parts and the phone's drawer begin below it. */
export const topBarHeight = '3.5rem';
