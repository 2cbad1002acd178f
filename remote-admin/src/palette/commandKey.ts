const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Label of the command palette's modifier key on this platform. */
export const commandKey = () => (isApple() ? '⌘' : 'Ctrl');
