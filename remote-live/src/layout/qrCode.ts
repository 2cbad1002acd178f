import { renderSVG } from 'uqr';

/**
 * A picture of a QR code, black on white, with the empty border of four modules that readers need.
 * @returns its address, as data: the site's policy lets nothing write SVG into the page.
 */
export const qrCode = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;
