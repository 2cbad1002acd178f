export { createIsland } from './createIsland';
export { ErrorBoundary } from './ErrorBoundary';
export { markReady } from './eventReplay';
export { loadWithRetry } from './loadWithRetry';
export { afterFirstMove } from './whenNeeded';
