/**
 * Reports once that a person looks at the page: link scanners open pages, and touch nothing. A move of
 * the pointer does not count: browsers send one when the layout changes, as for a picture. It also
 * shows the buttons that copy.
 */
export const clientScript = `
(() => {
  const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
  const report = () => {
    for (const name of events) removeEventListener(name, report);
    fetch(location.pathname + '/viewed', { method: 'POST', keepalive: true }).catch(() => undefined);
  };
  if (document.body.dataset.reports === 'yes')
    for (const name of events) addEventListener(name, report, { passive: true });
  for (const button of document.querySelectorAll('[data-copies]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const field = document.getElementById(button.dataset.copies);
      const failure = document.getElementById(button.dataset.copies + '-failure');
      field.select();
      failure.textContent = '';
      button.textContent = 'Copy';
      try {
        await navigator.clipboard.writeText(field.value);
        button.textContent = 'Copied';
        button.removeAttribute('aria-label');
      } catch {
        failure.textContent = 'Copying failed. Select the text and copy it.';
      }
    });
  }
})();
`;
