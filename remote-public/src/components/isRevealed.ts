/** Part of the viewport's height that a section's top edge has to reach. */
const threshold = 0.8;

/** Whether a section has come far enough into view to be shown; sections above the viewport count, too. */
export const isRevealed = (top: number, viewportHeight: number) => top < threshold * viewportHeight;
