export { createIsland } from './createIsland';
export { createOnDemand } from './createOnDemand';
export { ErrorBoundary } from './ErrorBoundary';
export { markReady } from './eventReplay';
export { loadWithRetry } from './loadWithRetry';
export { afterFirstMove } from './whenNeeded';
