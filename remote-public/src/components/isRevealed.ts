/** Part of the viewport's height that a section's top edge has to reach. */
const threshold = 0.8;

/** Whether a section has come far enough up to be shown. Sections above the viewport have, too. */
export const isRevealed = (top: number, viewportHeight: number) => top < threshold * viewportHeight;
