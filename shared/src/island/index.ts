export { createLazyPart } from './createLazyPart';
export { ErrorBoundary } from './ErrorBoundary';
export { markReady } from './eventReplay';
export { afterFirstInteraction, useAfterFirstInteraction } from './whenNeeded';
