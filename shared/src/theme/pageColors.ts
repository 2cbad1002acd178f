/** Ground of every page by colour mode; the browser paints its own bars in it. */
export const pageColors = { light: '#ffffff', dark: '#0b0716' } as const;
