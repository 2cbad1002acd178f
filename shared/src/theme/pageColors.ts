/** Ground of every page by colour mode; the browser paints its own bars in it. */
export const pageColors = { light: '#ffffff', dark: '#0b0716' } as const;

/** Colour of the brand, on buttons as on home screens. */
export const brandColor = '#7c3aed';
