/** What the first visit of a page may cost before anybody touches it: bytes as they travel, brotli. */
export interface Budget {
  /** The document with the headers of its answer. */
  document: number;
  scripts: number;
  fonts: number;
  images: number;
  /** Everything together. */
  total: number;
  requests: number;
  /** How often a script names another one that is only then asked for. */
  rounds: number;
  /** Share of the scripts' code that runs; a prerendered page runs most of it with the first interaction. */
  used: number;
}

const page: Budget = {
  document: 16_300,
  scripts: 126_000,
  fonts: 29_000,
  images: 60_000,
  total: 200_000,
  requests: 12,
  rounds: 1,
  used: 0.13,
};

/**
 * Per public route: what is there today with a little air, so that nothing grows unnoticed. A page on which something moves by itself
 * in the first view brings what renders it. None of these figures depends on how fast or busy a machine is.
 */
export const budgets: Record<string, Budget> = {
  '/': { ...page, document: 22_000, images: 11_500 },
  '/services': page,
  '/projects': { ...page, images: 70_000, total: 240_500, requests: 14 },
  '/team': { ...page, document: 17_400, images: 75_000, total: 250_000, requests: 21 },
  '/careers': { ...page, document: 17_800 },
  '/blog': { ...page, scripts: 178_000, total: 225_000, requests: 14, used: 0.35 },
};

/** The same for pages of the staff area, opened directly by somebody who is logged in. */
export const staffBudgets: Record<string, Budget> = {
  '/admin/login': { ...page, scripts: 119_000 },
  '/admin/projects': { ...page, scripts: 230_000, images: 18_000, total: 295_000, requests: 18, used: 0.35 },
  '/admin/receipts': { ...page, scripts: 240_000, total: 290_000, requests: 20, used: 0.35 },
};
