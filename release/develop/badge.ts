import { developmentBase } from './overrideRegistry';

/** Name of the badge's script below the development build's address. */
export const badgeFile = 'badge.js';

/** The badge of a remote, for the end of a document's body. */
export const badgeTag = (name: string, live: string) =>
  `<development-badge data-remote="${name}" data-live="${live}"></development-badge>` +
  `<script src="${developmentBase(name)}${badgeFile}" async></script>`;

/** Written for the browser as it is. All in a shadow root: the page's styles and the badge's do not meet. */
export const badgeScript = `
const styles = \`
  section { position: fixed; inset: auto 0 .5rem; z-index: 1690; width: fit-content; max-width: calc(100vw - 1rem); margin: auto;
    display: flex; gap: .5rem 1rem; align-items: center; justify-content: space-between; box-sizing: border-box;
    padding: .375rem .375rem .375rem 1rem; border: 1px solid #a78bfa; border-radius: 1.75rem; background: #150d2b; color: #fff;
    font-size: .8125rem; font-weight: 500; line-height: 1.3; box-shadow: 0 12px 32px rgb(0 0 0 / .3); }
  button { flex: none; min-height: 2.5rem; padding: 0 1rem; border: 0; border-radius: 1.5rem; background: #ede9fe; color: #2e1065;
    font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { background: #fff; }
  button:focus-visible { outline: 3px solid #f0abfc; outline-offset: 2px; }
  @media print { section { display: none; } }\`;

customElements.define('development-badge', class extends HTMLElement {
  connectedCallback() {
    const { remote, live } = this.dataset;
    const bar = document.createElement('section');
    bar.setAttribute('aria-label', 'Development build');
    const text = document.createElement('span');
    text.textContent = remote + ': development build';
    const button = document.createElement('button');
    button.textContent = 'Back to what is live';
    button.onclick = () => location.assign(live + location.pathname + location.search + location.hash);
    bar.append(text, button);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet(styles)];
    root.append(bar);
    // Room below the page, so that its end can be scrolled clear of the badge.
    const room = sheet('');
    document.adoptedStyleSheets.push(room);
    new ResizeObserver(() => {
      room.replaceSync('@media screen { body { padding-bottom: ' + (bar.offsetHeight + 16) + 'px } }');
    }).observe(bar);
  }
});

function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
`;
