/**
 * The half of the router that navigates: loading, history, blockers. The build resolves this import to a second copy of the library
 * (`webpack/waitingLibraries.ts`) in a chunk of its own, which a prerendered page fetches with the visitor's first move.
 */
export { createBrowserRouter } from 'react-router-dom';
