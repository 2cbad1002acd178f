import { evidenceOfHarm, evidenceOfHealth, type Counted, type Pair } from './evidence';
import type { PageViews } from './pageViews';

/** Shares of the browsers that a canary goes through before everybody gets it, in percent. */
export const SHARES = [5, 25, 50];
/** How likely a good canary is withdrawn, at all shares together: the highest probability. */
export const ALPHA = 0.01;
/** How likely a canary that is worse by `DIFFERENCE` passes one share: the intended probability. */
export const BETA = 0.01;

/** Views of one visitor may fail together: so many count as one. */
const VIEWS_PER_VISITOR = 3;

const ALPHA_OF_SHARE = ALPHA / SHARES.length;

export type Verdict =
  /** The canary fails no more often. */
  | { kind: 'passed' }
  | { kind: 'failed'; reason: string }
  /** About how many views of the canary are missing; infinite without views of the live site. */
  | { kind: 'open'; missing: number };

interface Tested {
  /** Logarithm of an E-variable. */
  harm: number;
  total: Pair;
}

const nothing = (): Counted => ({ views: 0, failed: 0 });
const untested = (): Tested => ({ harm: 0, total: { canary: nothing(), live: nothing() } });

/** The sequential test of a canary at one share. Decision 87 explains it. */
export class ShareTest {
  private readonly whole = untested();
  private readonly pages = new Map<string, Tested>();

  /** Adds the views of one period. @param canary,live numbers of both compositions. */
  add(views: readonly PageViews[], { canary, live }: { canary: number; live: number }): void {
    const isCounted = (each: PageViews) => each.composition === (each.isCanary ? canary : live);
    const counted = views.filter(isCounted).sort((one, other) => other.views - one.views);
    for (const { page } of counted) if (!this.pages.has(page)) this.pages.set(page, untested());
    addPeriod(this.whole, counted);
    for (const [page, tested] of this.pages)
      addPeriod(
        tested,
        counted.filter((each) => each.page === page),
      );
  }

  get total(): Pair {
    return this.whole.total;
  }

  verdict(): Verdict {
    const failed = this.failedPage();
    if (this.whole.harm >= Math.log(2 / ALPHA_OF_SHARE))
      return { kind: 'failed', reason: textOf(this.whole.total) };
    if (failed) return { kind: 'failed', reason: `${failed[0]}: ${textOf(failed[1].total)}` };
    const lacking = VIEWS_PER_VISITOR * Math.log(1 / BETA) - evidenceOfHealth(this.whole.total);
    return lacking <= 0 ? { kind: 'passed' } : { kind: 'open', missing: missing(lacking, this.whole.total) };
  }

  /**
   * Half of alpha is for all pages together, half for each alone: a half of that for the first page, a
   * sixth for the second, 1 / (n * (n + 1)) for the nth. These sum to 1 for any number of pages.
   */
  private failedPage(): [string, Tested] | undefined {
    return Array.from(this.pages).find(
      ([, { harm }], index) => harm >= Math.log((2 * (index + 1) * (index + 2)) / ALPHA_OF_SHARE),
    );
  }
}

function addPeriod(tested: Tested, views: readonly PageViews[]): void {
  const { live, canary } = tested.total;
  const period = { canary: nothing(), live: nothing() };
  for (const each of views) addTo(each.isCanary ? period.canary : period.live, each);
  // As if half a view of a hundred had failed before: no rate is zero.
  const rate = (live.failed + 0.5) / (live.views + 100);
  if (period.canary.views > 0 && period.live.views > 0)
    tested.harm += evidenceOfHarm(period, rate) / VIEWS_PER_VISITOR;
  addTo(canary, period.canary);
  addTo(live, period.live);
}

/** A failure may be counted a moment before its view. */
function addTo(sum: Counted, { views, failed }: Counted): void {
  sum.views += views;
  sum.failed += Math.min(failed, views);
}

/** How many views of the canary yield so much evidence when it fails as often as the live site. */
function missing(lacking: number, { canary, live }: Pair): number {
  if (live.views === 0) return Infinity;
  const rate = live.failed / live.views;
  const scale = live.views / Math.max(canary.views, 1);
  const evidence = evidenceOfHealth({
    canary: { views: 1, failed: rate },
    live: { views: scale, failed: rate * scale },
  });
  return Math.ceil(lacking / evidence);
}

const percent = ({ views, failed }: Counted) => `${((100 * failed) / Math.max(views, 1)).toFixed(1)} %`;

/** Both rates in words, for the log. */
export const textOf = ({ canary, live }: Pair): string =>
  `${percent(canary)} of ${canary.views} page views failed, ${percent(live)} of ${live.views} of the live site`;
