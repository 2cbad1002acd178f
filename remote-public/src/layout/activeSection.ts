/** Distance from the top of the viewport, in pixels, at which a section becomes the current one. */
const lookAhead = 100;

interface ScrollPosition {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

interface SectionTop<Id> {
  id: Id;
  /** Distance from the top of the page, in pixels. */
  top: number;
}

/**
 * The section in view. At the end of the page it is the last one, even if that cannot reach the
 * top.
 * @param sections sorted from top to bottom.
 */
export function activeSection<Id>(position: ScrollPosition, sections: SectionTop<Id>[]): Id | undefined {
  const { scrollY, innerHeight, scrollHeight } = position;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
  const current = isAtEnd ? sections.at(-1) : sections.findLast(({ top }) => scrollY + lookAhead >= top);
  return (current ?? sections[0])?.id;
}
