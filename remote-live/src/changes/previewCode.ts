import { renderSVG } from 'uqr';

/**
 * A picture of a QR code, black on white, with the empty border of four modules that readers need.
 * @returns its address, as data: the site's policy lets nothing write SVG into the page.
 */
export const previewCode = (address: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`;
