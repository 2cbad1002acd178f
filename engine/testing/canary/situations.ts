import type { Situation } from './visitors';

const bases = [0, 0.005, 0.03];
const percent = (rate: number) => `${100 * rate} %`;
const each = (name: string, situation: Omit<Situation, 'name' | 'base'>): Situation[] =>
  bases.map((base) => ({ name: `${name}; the live site fails in ${percent(base)}`, base, ...situation }));

/** Canaries that fail no more often than the live site. */
export const good: Situation[] = [
  each('good', {}),
  each('good, servers come and go', { isUnsteady: true }),
  each('good, services fail now and then', { hasOutages: true }),
  each('good, 3 views of a visitor fail together', { viewsPerVisitor: 3 }),
  each('good, 5 views of a visitor fail together', { viewsPerVisitor: 5 }),
].flat();

/** Canaries that are worse by two percentage points of all views, or more. */
export const bad: Situation[] = [
  each('2 points more', { added: () => 0.02 }),
  each('2 points more, servers come and go', { added: () => 0.02, isUnsteady: true }),
  each('2 points more, services fail now and then', { added: () => 0.02, hasOutages: true }),
  each('2 points more, 3 views of a visitor fail together', { added: () => 0.02, viewsPerVisitor: 3 }),
  each('everything fails in Safari', { added: (_, isSafari) => (isSafari ? 1 : 0) }),
  each('a tenth fails in Safari', { added: (_, isSafari) => (isSafari ? 0.1 : 0) }),
  each('a page of 5 % of the views fails', { added: (page) => (page === 5 ? 1 : 0) }),
].flat();

/** Canaries that are worse by less than two points of all views. */
export const slight: Situation[] = [
  each('1 point more', { added: () => 0.01 }),
  each('a page of 5 % of the views fails in Safari', {
    added: (page, isSafari) => (page === 5 && isSafari ? 1 : 0),
  }),
  each('a page of 3 % of the views fails in a fifth', { added: (page) => (page === 11 ? 0.2 : 0) }),
].flat();
