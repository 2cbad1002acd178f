/** The difference of failed views that the test is made for: two percentage points. */
export const DIFFERENCE = 0.02;

/** Page views, and how many of them failed. */
export interface Counted {
  views: number;
  failed: number;
}

/** What visitors of both compositions saw in the same time. */
export interface Pair {
  canary: Counted;
  live: Counted;
}

/** Highest rate of failures that a logarithm can take. */
const LIMIT = 1 - 1e-9;

const logLikelihood = ({ views, failed }: Counted, rate: number): number =>
  (failed && failed * Math.log(rate)) + (views - failed && (views - failed) * Math.log(1 - rate));

/**
 * How much more likely a period is when the canary fails more often by `DIFFERENCE` than when both
 * fail alike: the logarithm of an E-variable for two proportions (Turner, Ly and Grünwald, "Generic
 * E-variables for exact sequential k-sample tests that allow for optional stopping", 2024). When both
 * fail alike, or the canary less often, its expectation is at most 1 whatever the rates are in this
 * period, so that the product over periods exceeds `1 / alpha` with a probability of at most `alpha`,
 * however often it is looked at (Ville's inequality).
 * @param rate the live composition's rate of failures, from earlier periods only.
 */
export function evidenceOfHarm({ canary, live }: Pair, rate: number): number {
  const worse = Math.min(rate + DIFFERENCE, LIMIT);
  const alike = (canary.views * worse + live.views * rate) / (canary.views + live.views);
  return (
    logLikelihood(canary, worse) +
    logLikelihood(live, rate) -
    logLikelihood(canary, alike) -
    logLikelihood(live, alike)
  );
}

/**
 * How much more likely all periods are when both fail alike than when the canary fails more often by
 * `DIFFERENCE`: the logarithm of the generalized likelihood ratio, with the likeliest rates of both
 * cases. Wald's sequential test accepts at `1 / beta`; with estimated rates that holds nearly.
 */
export function evidenceOfHealth({ canary, live }: Pair): number {
  const views = canary.views + live.views;
  if (views === 0) return 0;
  const alike = (canary.failed + live.failed) / views;
  const likeliest = highest(
    (rate) => logLikelihood(canary, rate + DIFFERENCE) + logLikelihood(live, rate),
    [0, LIMIT - DIFFERENCE],
  );
  return logLikelihood(canary, alike) + logLikelihood(live, alike) - likeliest;
}

/** The highest value of a concave function, by ternary search. */
function highest(valueOf: (input: number) => number, [from, to]: [number, number]): number {
  for (let step = 0; step < 60; step++) {
    const third = (to - from) / 3;
    if (valueOf(from + third) < valueOf(to - third)) from += third;
    else to -= third;
  }
  return valueOf((from + to) / 2);
}
