/** A Lucide icon as an image of CSS. */
export const iconImage = (drawing: string, color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`,
  )}")`;

const drawings = {
  pencil:
    '<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"/><path d="m15 5 4 4"/>',
  trash:
    '<path d="M3 6h18"/><path d="M19 6v14c0 1-1 2-2 2H7c-1 0-2-1-2-2V6"/><path d="M8 6V4c0-1 1-2 2-2h4c1 0 2 1 2 2v2"/><path d="M10 11v6M14 11v6"/>',
  noImage:
    '<path d="m2 2 20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5 6 21M18 12l3 3"/><path d="M3.59 3.59A1.99 1.990 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59"/><path d="M21 15V5a2 2 0 0 0-2-2H9"/>',
};

/**
 * Styles of an icon as a `::before` element, in the text colour; `TableFrame` draws those of its
 * buttons. A list has hundreds of them, and a mask needs no elements of its own.
 */
export const iconBefore = (name: keyof typeof drawings) => ({
  content: '""',
  boxSize: '1.125rem',
  bg: 'currentColor',
  forcedColorAdjust: 'none',
  maskImage: iconImage(drawings[name], '#000'),
  maskSize: 'contain',
});
