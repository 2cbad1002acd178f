/*
 * The drawings are Lucide's (ISC licence, © Lucide Contributors 2022) and Feather's (MIT licence,
 * © Cole Bemis 2013-2022). LICENSES.md has the texts of both licences.
 */

/** Draws an icon with the width and height of a CSS length, hidden from assistive technology. */
export type IconDrawing = (props: { size: string }) => React.JSX.Element;

/** @param path the lines of the icon in a square of 24 units, as the `d` of an SVG path. */
export const drawIcon =
  (path: string): IconDrawing =>
  ({ size }) => (
    <svg
      stroke="currentColor"
      fill="none"
      strokeWidth="2"
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      height={size}
      width={size}
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
