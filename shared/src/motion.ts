/**
 * Framer Motion's small `animate`, built on the Web Animations API. Not part of any first load:
 * import it dynamically (`import('@vibrant-peak/shared/motion')`) before an animation.
 */
export { animate } from 'framer-motion/dom/mini';
