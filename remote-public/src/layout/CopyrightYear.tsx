import { useSyncExternalStore } from 'react';

const marker = 'data-copyright-year';

const currentYear = () => new Date().getFullYear();

/** While a prerendered page hydrates, the year of its HTML, which may be older. */
const prerenderedYear = () => {
  if (typeof document === 'undefined') return currentYear();
  return Number(document.querySelector(`[${marker}]`)?.textContent) || currentYear();
};

const neverChanges = () => () => undefined;

export function CopyrightYear() {
  const year = useSyncExternalStore(neverChanges, currentYear, prerenderedYear);
  return <span {...{ [marker]: '' }}>{year}</span>;
}
