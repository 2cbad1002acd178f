/** Budget of a page's first visit before any interaction: transferred bytes, brotli. */
export interface Budget {
  /** The document with its response headers. */
  document: number;
  scripts: number;
  fonts: number;
  images: number;
  /** The sum of all resources. */
  total: number;
  requests: number;
  /** Length of the longest chain of scripts that load other scripts. */
  rounds: number;
  /**
   * Fraction of the scripts' code that runs; a prerendered page runs it at the first interaction.
   */
  used: number;
}

const page: Budget = {
  document: 17_400,
  scripts: 110_000,
  fonts: 29_000,
  images: 60_000,
  total: 200_000,
  requests: 12,
  rounds: 1,
  used: 0,
};

/**
 * Budgets of the public routes. The test allows one percent more.
 * None depends on the speed or load of the machine.
 */
export const budgets: Record<string, Budget> = {
  '/': { ...page, document: 25_000, images: 11_500 },
  '/services': { ...page, document: 19_300 },
  '/projects': { ...page, document: 18_400, images: 70_000, total: 229_000, requests: 14 },
  '/team': { ...page, document: 19_200, images: 78_000, total: 238_000, requests: 19 },
  '/careers': { ...page, document: 19_300 },
  '/how-we-work': { ...page, document: 18_500 },
  '/blog': { ...page, scripts: 178_500, total: 225_000, requests: 14, used: 0.35 },
};

/** Characters of public documents before compression, which browsers parse. */
export const documentLengths: Record<string, number> = {
  '/': 144_600,
  '/services': 91_700,
  '/projects': 84_800,
  '/team': 97_800,
  '/careers': 96_300,
  '/how-we-work': 81_200,
  '/blog': 65_300,
};

const staffPage: Budget = { ...page, used: 0.35 };

/** Budgets of staff pages, opened directly with the login marker. */
export const staffBudgets: Record<string, Budget> = {
  '/admin/login': { ...page, scripts: 110_000 },
  // On a phone the pictures of three rows are in view.
  '/admin/projects': { ...staffPage, scripts: 239_000, images: 23_000, total: 308_000, requests: 21 },
  '/admin/receipts': { ...staffPage, scripts: 240_000, total: 290_000, requests: 20 },
};
