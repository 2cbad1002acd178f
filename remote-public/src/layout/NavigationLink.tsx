import { Link } from '@vibrant-peak/shared/router';
import { chakra } from '@vibrant-peak/shared/ui';
import { InPageLink } from './InPageLink';
import type { NavigationEntry } from './useHeaderLinks';

interface NavigationLinkProps {
  entry: NavigationEntry;
  onChoose?: () => void;
}

/** One link of the header: to a section of this page or to another page. */
export function NavigationLink({ entry: { label, to, current }, onChoose }: NavigationLinkProps) {
  const Target = to.startsWith('#') ? SectionLink : PageLink;
  return (
    <Target to={to} aria-current={current} onClick={onChoose}>
      {label}
    </Target>
  );
}

const link = {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: { base: '3', md: '1.5', lg: '4' },
    borderRadius: 'full',
    fontSize: { base: 'md', md: 'sm' },
    fontWeight: 'medium',
    color: 'fg.muted',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'brand.subtle' },
    '&[aria-current]': {
      color: 'brand.fg',
      mdDown: { bg: 'brand.subtle' },
      '@media (forced-colors: active)': { textDecoration: 'underline', textDecorationThickness: '3px' },
      md: {
        _after: {
          content: '""',
          position: 'absolute',
          insetX: { base: '1.5', lg: '4' },
          bottom: '1.5',
          h: '2px',
          borderRadius: 'full',
          bgImage: '{gradients.accent}',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
} as const;

const SectionLink = chakra(InPageLink, link);
const PageLink = chakra(Link, link, { defaultProps: { discover: 'none' } });
