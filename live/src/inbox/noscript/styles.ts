/** Of the pages of forms, in both colour schemes. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: #ffffff; --panel: #faf9fd; --text: #1c1530; --muted: #5d5670;
  --border: #8b849e; --accent: #6d28d9; --error: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0b0716; --panel: #150d2b; --text: #f1eef9; --muted: #b8b0cc;
    --border: #7d7596; --accent: #c4b5fd; --error: #fca5a5;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 42rem; margin: auto; padding: 1.25rem; overflow-wrap: anywhere; }
header a { font-weight: 700; }
main { padding-top: 0.5rem; padding-bottom: 4rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; }
p, ul { margin: 0.5rem 0 0; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.alert { margin-top: 1.5rem; padding: 1rem 1.25rem; border: 2px solid var(--error); border-radius: 0.75rem; }
.field { margin-top: 1.25rem; }
label { display: block; margin-bottom: 0.375rem; font-size: 0.875rem; font-weight: 600; }
label span { color: var(--error); }
input, textarea {
  display: block; width: 100%; padding: 0.625rem 0.75rem; font: inherit; color: inherit;
  background: var(--panel); border: 1px solid var(--border); border-radius: 0.5rem;
}
textarea { resize: vertical; }
[readonly] { background: none; }
[aria-invalid] { border-color: var(--error); }
.small { margin-top: 0.375rem; font-size: 0.875rem; color: var(--muted); }
.error { color: var(--error); }
button {
  margin-top: 1.25rem; padding: 0.75rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer;
  color: #ffffff; background: #6d28d9; border: 1px solid transparent; border-radius: 2rem;
}
.robot { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
