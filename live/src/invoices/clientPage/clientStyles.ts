import { fallbackFaces, fontFaces, fontStacks } from '@vibrant-peak/shared/theme/fonts';
import { styles } from '../../inbox/noscript/styles';
import { wholeStyle } from '../../text/wholeNumbers';

/**
 * Of the pages of clients: those of the forms, the site's fonts, and what stands around the sheet.
 * The sheet has none of these class names.
 */
export const clientStyles = `${fallbackFaces}${fontFaces}${styles}
:root {
  --ground: #f6f4fb; --panel: #ffffff; --hairline: #e7e1f3;
  --good: #0b6b46; --good-ground: #e3f4ec; --late: #b4123f; --late-ground: #fdeaef; --calm-ground: #efeaf9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0b0716; --panel: #150e27; --hairline: #2b2144;
    --good: #6ee7b7; --good-ground: #0f2f26; --late: #ff9db3; --late-ground: #3a1523; --calm-ground: #241a3d;
  }
}
body { font-family: ${fontStacks.body}; }
main > h1, .card h2, .amount { font-family: ${fontStacks.heading}; word-spacing: 0.1em; }
header, main { max-width: 44.5rem; }
header { display: flex; align-items: center; gap: 0.75rem; padding-top: 2rem; font-size: 1.125rem; }
.mark { max-width: 10rem; max-height: 3rem; border-radius: 0.25rem; }
main { display: grid; gap: 1.5rem; }
main > * { min-width: 0; margin: 0; }
main h1 { font-size: 1.25rem; font-weight: 600; }
.calm:first-child { padding-top: 3rem; }
.calm h1 { margin: 0; font-family: ${fontStacks.heading}; font-size: 1.25rem; text-wrap: balance; }
.calm .pill + h1 { margin-top: 1rem; }
.calm .button { margin-top: 1.25rem; }
.card { padding: 1.5rem; background: var(--panel); border: 1px solid var(--hairline); border-radius: 1rem; }
.card > .small, .pill { margin-top: 0; }
.pill {
  width: fit-content; padding: 0.125rem 0.75rem; border-radius: 2rem; font-size: 0.875rem; font-weight: 600;
  background: var(--calm-ground);
}
.card > .pill + .small { margin-top: 1rem; }
.paid .pill, .accepted .pill { color: var(--good); background: var(--good-ground); }
.overdue .pill, .cancelled .pill { color: var(--late); background: var(--late-ground); }
.amount {
  margin-top: 0.25rem; font-size: clamp(1.5rem, 7vw, 2.75rem); font-weight: 700; line-height: 1.15;
  font-variant-numeric: tabular-nums;
}
.amount.long { font-size: clamp(1.125rem, 5.5vw, 2.75rem); }
.card p { text-wrap: balance; }
.line { font-weight: 600; }
.overdue .line { color: var(--late); }
.paid .line, .accepted .line { color: var(--good); }
.figures { margin: 1.25rem 0 0; }
.figures div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.5rem 0; border-top: 1px solid var(--hairline); }
.figures:last-of-type div:last-child { padding-bottom: 0; }
.figures dt { flex: 1 0 7rem; max-width: 100%; color: var(--muted); }
.figures dd { margin: 0 0 0 auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
.figures small { display: block; font-size: 0.875rem; color: var(--muted); overflow-wrap: break-word; }
${wholeStyle}
.small-only .figures:first-of-type dt { color: inherit; }
.sums { margin-top: 0; }
.sums div:last-child { font-weight: 700; }
.sums div:last-child dt { color: inherit; }
.payment { display: grid; gap: 1.25rem 2rem; }
.payment h2 { margin-bottom: 0.5rem; }
.detail {
  display: grid; grid-template-columns: 1fr auto; align-items: center; column-gap: 1rem;
  padding: 0.625rem 0; border-top: 1px solid var(--hairline);
}
.detail .small, .detail .value { margin: 0; grid-column: 1; }
.detail .copy { grid-column: 2; grid-row: 1 / span 2; }
.value { font-weight: 600; text-wrap: balance; }
.copy {
  min-width: 5rem; min-height: 2.75rem; margin: 0; padding: 0 1rem; font-size: 0.875rem;
  background: none; border-color: var(--hairline); color: var(--accent);
}
.bank { margin-bottom: 0.75rem; white-space: pre-line; }
.code { margin: 0; justify-self: center; text-align: center; text-wrap: balance; }
.qr { display: block; width: 12rem; height: 12rem; border-radius: 0.75rem; background: #ffffff; }
summary { padding: 0.5rem 0; cursor: pointer; font-weight: 600; }
@media (min-width: 40rem) {
  .card { padding: 2rem; }
  .calm h1 { font-size: 1.5rem; }
  .payment:has(.code) { grid-template-columns: 1fr 12rem; }
  .payment details { grid-column: 1 / -1; }
  .small-only { display: none; }
}
.accept { margin-top: 1.5rem; }
.actions button { min-height: 3rem; margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; }
.card > .printing { margin-top: 1rem; }
.button {
  display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; font-weight: 600;
  border: 1px solid var(--border); border-radius: 2rem; color: var(--text); text-decoration: none;
}
button:disabled { opacity: 0.6; cursor: default; }
.told { color: var(--good); font-weight: 600; }
.notice { padding: 0.75rem 1rem; border: 1px solid var(--hairline); border-radius: 0.75rem; font-weight: 600; }
@media (max-width: 22.5rem) {
  .card { padding: 1.25rem; }
  .detail { column-gap: 0.5rem; }
  .copy { min-width: 0; padding: 0 0.75rem; }
  .value { font-size: 0.875rem; }
}
@media (max-width: 39.99rem) {
  body:has(.bar) { padding-bottom: 6rem; }
  html:has(.bar) { scroll-padding-bottom: 6rem; }
  .bar {
    position: fixed; inset: auto 0 0; padding: 0.75rem 1.25rem calc(0.75rem + env(safe-area-inset-bottom));
    background: var(--ground); border-top: 1px solid var(--hairline);
  }
  .bar button { width: 100%; }
  .actions > * { flex: 1 1 auto; justify-content: center; }
}
.desk {
  overflow-x: auto; border: 1px solid var(--hairline); border-radius: 0.5rem; background: #ffffff; color-scheme: light;
}
@media screen {
  .desk > * { width: 42rem; zoom: var(--fit, 1); }
  .desk article { min-height: 0; }
}
@media print {
  :root { color-scheme: light; --ground: #ffffff; --panel: #ffffff; --text: #1c1530; }
  .calm .pill { border: 1px solid currentcolor; color: #b4123f; }
}
`;
