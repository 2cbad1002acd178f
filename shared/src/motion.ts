/**
 * Framer Motion's small `animate`, built on the browser's own animations. It is no part of any first load: ask for this
 * module (`import('shared/motion')`) when something is about to move.
 */
export { animate } from 'framer-motion/dom/mini';
