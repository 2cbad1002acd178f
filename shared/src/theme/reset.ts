/** What browsers add that a design system does not want. A third of Chakra's own, which every first page would carry. */
export const reset = {
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    borderWidth: 0,
    borderStyle: 'solid',
    borderColor: 'var(--chakra-colors-border)',
    WebkitTapHighlightColor: 'transparent',
  },
  'img, svg, iframe': { display: 'block' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  'p, h1, h2, h3, h4, h5, h6, li, dd, blockquote': { overflowWrap: 'anywhere' },
  'ol, ul': { listStyle: 'none' },
  button: { backgroundColor: 'transparent' },
  table: { borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  a: { textDecoration: 'inherit' },
  'b, strong': { fontWeight: 'bolder' },
  '[hidden]': { display: 'none !important' },
};
