import { bad, good, slight } from './situations';
import { tally } from './tally';

/**
 * `npm run simulate:canary`: plays `RUNS` canaries in each situation, with seeds from `SEED` on, and
 * prints the table of decision 87.
 */
const { RUNS = '1000', SEED = '1' } = process.env;
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const count = (views: number) => (Number.isNaN(views) ? '' : views.toLocaleString('en'));

console.log('| canary | withdrawn | before a tenth | views until then | views until promoted |');
console.log('| --- | --- | --- | --- | --- |');
for (const situation of [good, bad, slight].flat()) {
  const { withdrawn, early, views, promotedViews } = tally(situation, Number(RUNS), Number(SEED));
  const cells = [situation.name, percent(withdrawn), percent(early), count(views), count(promotedViews)];
  console.log(`| ${cells.join(' | ')} |`);
}
