import { renderSVG } from 'uqr';

/**
 * A QR code, black on white, with the empty border of four modules that readers need.
 * @returns a data address: the site's policy forbids SVG in the page.
 */
export const qrCode = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;
