/** Background of every page by colour mode, also for the browser's bars. */
export const pageColors = { light: '#ffffff', dark: '#0b0716' } as const;

/** Brand colour of buttons and home screens. */
export const brandColor = '#7c3aed';
