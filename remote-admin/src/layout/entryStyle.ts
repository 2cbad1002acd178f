import { entryHeight } from './sizes';

/** Style of links and buttons in the sidebar. */
export const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: entryHeight,
  px: '13px',
  borderRadius: 'lg',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'medium',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  scrollMarginBlock: '3',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _currentPage: { bg: 'brand.muted', color: 'brand.fg', fontWeight: 'semibold' },
} as const;
