export { createLazyPart } from './createLazyPart';
export type { FailedPart } from './lazyPartView';
export { ErrorBoundary } from './ErrorBoundary';
export { markReady } from './eventReplay';
export { rememberHtml } from './replacedHtml';
export { afterFirstInteraction, useAfterFirstInteraction } from './whenNeeded';
