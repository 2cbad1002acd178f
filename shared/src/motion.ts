/** Motion by the small component; features load with the first animated part, never with the first page. */
export { AnimatePresence, LazyMotion, domAnimation, m, useReducedMotion } from 'framer-motion';
