import { pictureUrl } from '@vibrant-peak/shared/safeUrl';

/** How long printing waits for the logo. */
const timeout = 5000;

type LogoState = 'loaded' | 'failed' | 'slow';

/** Loads a picture, which the sheet then takes from the cache. */
function loadLogo(address: string): Promise<LogoState> {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  return new Promise((resolve) => {
    picture.onload = () => resolve('loaded');
    picture.onerror = () => resolve('failed');
    setTimeout(() => resolve('slow'), timeout);
    picture.src = address;
  });
}

const missing = {
  failed: 'The logo could not be loaded.',
  slow: 'The logo did not load within 5 seconds.',
};

/**
 * Opens the print dialog when the logo is there, at most 5 seconds later, and says if it is
 * missing.
 */
export async function printInvoice(logo: string, warn: (problem: string) => void): Promise<void> {
  const address = pictureUrl(logo);
  if (logo.trim() !== '') {
    const state = address ? await loadLogo(address) : 'failed';
    if (state !== 'loaded') warn(`${missing[state]} The invoice is printed without it.`);
  }
  window.print();
}
