/**
 * Reports once that a person looks at the page: link scanners open pages, and touch nothing. A move of
 * the pointer does not count: browsers send one when the layout changes, as for a picture. It also
 * fits the sheet, 672 px wide, into narrow windows, and shows the buttons that copy.
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
  const desk = document.querySelector('.desk');
  if (desk) {
    const fit = () => desk.style.setProperty('--fit', Math.min(1, desk.clientWidth / 672));
    fit();
    addEventListener('resize', fit);
  }
  for (const button of document.querySelectorAll('[data-copies]')) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const failure = document.getElementById(button.dataset.copies + '-failure');
      getSelection().selectAllChildren(document.getElementById(button.dataset.copies));
      failure.textContent = '';
      button.textContent = label;
      try {
        await navigator.clipboard.writeText(button.dataset.value);
        button.textContent = button.dataset.copied;
        button.removeAttribute('aria-label');
      } catch {
        failure.textContent = button.dataset.failed;
      }
    });
  }
})();
`;
