/**
 * The half of the router that navigates: loading, history, blockers. The build gives these lines a copy of the library of their own
 * (`webpack/waitingLibraries.ts`), in a file of its own: a prerendered page needs it from the visitor's first move on.
 */
export { createBrowserRouter } from 'react-router-dom';
