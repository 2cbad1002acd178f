/** A composition has no keyboard: what it renders is replaced. */
const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How this machine's keyboard calls the key of the command palette. */
export const commandKey = () => (isApple() ? '⌘' : 'Ctrl');
