export { createLazyPart } from './createLazyPart';
export { ErrorBoundary } from './ErrorBoundary';
export { markReady } from './eventReplay';
export { createIsland, createOnDemand } from './formerLazyParts';
export { loadWithRetry } from './loadWithRetry';
export { afterFirstMove, useAfterFirstMove } from './whenNeeded';
