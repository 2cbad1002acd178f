import { interactionOf } from '@vibrant-peak/shared/interaction';
import type { Registry } from '@vibrant-peak/shared/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { pageAt } from '../registry/pageAt';
import { countFailures } from './countFailures';

/**
 * A script of its own, which a page loads where its server asks for reports. It sends how a view
 * fared, to `engine/serve/reports`: no address, nothing that identifies anybody, no text of errors.
 * A view ends when the page is hidden or another one opens. A return begins a new one.
 */

const interaction = interactionOf();
const { pages } = JSON.parse(document.getElementById('registry')!.textContent) as Pick<Registry, 'pages'>;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const asked = navigation!.serverTiming.find(({ name }) => name === 'reports')!;
const [composition, canary] = asked.description.split(' ');

/** Of the document's first view. */
let vitals: { lcp?: number; inp?: number; cls?: number } = {};
let path = location.pathname;

const options = { reportAllChanges: true };
onLCP(({ value }) => void (vitals.lcp = value), options);
onINP(({ value }) => void (vitals.inp = value), options);
onCLS(({ value }) => void (vitals.cls = value), options);

function endView(): void {
  const report = {
    composition: Number(composition),
    canary: canary !== undefined,
    page: pageAt({ pages }, path)?.path ?? 'not-found',
    errors: countFailures(interaction.failures.splice(0)),
    ...vitals,
  };
  vitals = {};
  // `navigator.sendBeacon` would send the cookies, and the address of the page as the referrer.
  void fetch('/reports', {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => undefined);
}

// On the window, after the listeners of `web-vitals`.
addEventListener('visibilitychange', () => document.hidden && endView());

interaction.onNavigation = (next) => {
  if (next === path) return;
  endView();
  path = next;
};

// The page Privacy says that pages report.
document.documentElement.dataset['reports'] = '';
