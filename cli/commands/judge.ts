import { judgeCanary, type Look } from '@vibrant-peak/engine/canary/judgeCanary';
import { readPageViews } from '@vibrant-peak/engine/canary/pageViews';
import { readPrometheus } from '@vibrant-peak/engine/canary/prometheus';
import { textOf } from '@vibrant-peak/engine/canary/shareTest';
import type { Judged } from '@vibrant-peak/engine/canary/steps';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { openSite } from '@vibrant-peak/engine/store/openStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';
import type { Command, CommandInput } from './runCommand';

const CODES = { promoted: 0, withdrawn: 3, stopped: 1 };
/** After so many hours without a view of the canary it ends. */
const PATIENCE = 24;

export const command: Command<Judged> = {
  run: async ({ words: [name = ''], values, log }) => {
    const read = sourceOf(values);
    const every = wholeNumber(values['every'], '--every', [1, 3600]);
    const hold = wholeNumber(values['hold'], '--hold', [0, 1440]);
    const store = await openSite();
    const interrupted = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
    const onLook = (look: Look) =>
      values['json'] === true ? console.log(JSON.stringify(look)) : log(lineOf(look));
    const { signal } = interrupted;
    const times = { every, hold, patience: PATIENCE };
    const judged = await judgeCanary(store, { name, by: currentUser(), read, ...times, signal, onLook, log });
    process.exitCode = CODES[judged.outcome];
    return judged;
  },
  describe: ({ outcome, reason }) =>
    ({
      promoted: `The canary is live for everybody: ${reason}`,
      withdrawn: `The canary was withdrawn: ${reason}`,
      stopped: `The judge has ended: ${reason}`,
    })[outcome],
};

function sourceOf({ metrics, prometheus }: CommandInput['values']) {
  if (typeof prometheus === 'string' && metrics === undefined) {
    assertAddress(prometheus);
    return () => readPrometheus(prometheus);
  }
  if (!Array.isArray(metrics) || prometheus !== undefined)
    throw new UsageError(
      'Say where page views are counted: --metrics <address> for each server, or --prometheus <address>',
    );
  metrics.forEach(assertAddress);
  return () => readPageViews(metrics as string[]);
}

function assertAddress(address: string): void {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(`This is not an address such as http://127.0.0.1:9100/metrics: "${address}"`);
}

function lineOf(look: Look): string {
  const away = look.unanswered.map(({ address, reason }) => `. ${address} does not answer: ${reason}`);
  return `${look.share} %: ${textOf(look)}${stepOf(look)}${away.join('')}`;
}

function stepOf({ share, missing, wait, canary, live }: Look): string {
  if (wait !== undefined) return `. It passed, and stays at ${share} % for ${wait} s more`;
  if (missing === undefined) return '';
  if (canary.views + live.views === 0) return '. Servers count page views with REPORTS=on';
  return Number.isFinite(missing)
    ? `. About ${missing} views of the canary are missing`
    : '. Views of the live site are missing';
}
