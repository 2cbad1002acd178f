import type { PageViews, ServerViews } from '../../canary/pageViews';
import type { Chance } from '../chance';

export const LIVE = 1;
export const CANARY = 2;

/** How pages fare, as a probability that a view fails. */
export interface Situation {
  name: string;
  /** Of the live composition. */
  base: number;
  /** What the canary adds on a page, the first being the busiest, for visitors of Safari or others. */
  added?: (page: number, isSafari: boolean) => number;
  /** Servers restart, are away for a while, and are replaced. */
  isUnsteady?: boolean;
  /** Now and then a service elsewhere fails, for all visitors alike. */
  hasOutages?: boolean;
  /** Views in a row that fail or succeed together, as they are of one visitor. */
  viewsPerVisitor?: number;
}

/** Views of pages by popularity: the nth has 1/n of those of the first. */
const PAGES = Array.from({ length: 12 }, (_, index) => 1 / (index + 1));
const ALL_PAGES = PAGES.reduce((sum, each) => sum + each);
const SAFARI = 0.2;
/** Views of a server between two looks. */
const VIEWS = 600;

/** How many of some trials succeed, by the gaps between successes. */
function binomial(chance: Chance, trials: number, probability: number): number {
  if (probability <= 0) return 0;
  if (probability >= 1) return trials;
  if (probability > 0.5) return trials - binomial(chance, trials, 1 - probability);
  const gap = () => Math.floor(Math.log(1 - chance.next()) / Math.log(1 - probability));
  let successes = 0;
  for (let at = gap(); at < trials; at += gap() + 1) successes++;
  return successes;
}

/** Servers that count the page views of simulated visitors. */
export class Visitors {
  private started = 0;
  private readonly servers = Array.from({ length: 3 }, (_, index) => this.newServer(String(index)));
  private outage = 0;
  readonly views = { canary: 0, all: 0 };

  constructor(
    private readonly chance: Chance,
    private readonly situation: Situation,
  ) {}

  /** What the servers answer after another while. @param share of the canary, from 0 to 1. */
  look(share: number): ServerViews[] {
    const { hasOutages, isUnsteady } = this.situation;
    if (hasOutages && this.chance.isTrue(0.05)) this.outage = this.outage > 0 ? 0 : 0.1;
    return this.servers.flatMap((server, index) => {
      if (isUnsteady && this.chance.isTrue(0.02))
        this.servers[index] = server = this.newServer(
          this.chance.one([server.address, `new ${this.started}`]),
        );
      PAGES.forEach((weight, page) => this.visit(server, page, (VIEWS * weight) / ALL_PAGES, share));
      return isUnsteady && this.chance.isTrue(0.05) ? [] : [copyOf(server)];
    });
  }

  private newServer(address: string): ServerViews {
    return { address, started: this.started++, views: [] };
  }

  private visit(server: ServerViews, page: number, expected: number, share: number): void {
    const { base, added = () => 0, viewsPerVisitor = 1 } = this.situation;
    const visitors = (2 * expected * this.chance.next()) / viewsPerVisitor + this.chance.next();
    const all = Math.floor(visitors);
    const canary = binomial(this.chance, all, share);
    const failures = (count: number, rate: number) =>
      viewsPerVisitor * binomial(this.chance, count, Math.min(1, base + this.outage + rate));
    const safari = binomial(this.chance, canary, SAFARI);
    const failed = failures(safari, added(page, true)) + failures(canary - safari, added(page, false));
    count(server.views, CANARY, page, canary * viewsPerVisitor, failed);
    const others = all - canary;
    count(server.views, LIVE, page, others * viewsPerVisitor, failures(others, 0));
    this.views.canary += canary * viewsPerVisitor;
    this.views.all += all * viewsPerVisitor;
  }
}

function copyOf(server: ServerViews): ServerViews {
  return { ...server, views: server.views.map((each) => ({ ...each })) };
}

function count(
  counters: PageViews[],
  composition: number,
  page: number,
  views: number,
  failed: number,
): void {
  const isCanary = composition === CANARY;
  let counter = counters.find((each) => each.page === `/${page}` && each.isCanary === isCanary);
  if (!counter) counters.push((counter = { composition, isCanary, page: `/${page}`, views: 0, failed: 0 }));
  counter.views += views;
  counter.failed += failed;
}
