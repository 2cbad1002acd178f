/** Ends the running task, so that input and painting come before the rest. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));
