import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { firstPressMark } from '@vibrant-peak/shared/interaction';
import { useLocation } from '@vibrant-peak/shared/router';
import {
  ButtonLink,
  Container,
  HStack,
  Icon,
  IconButton,
  Span,
  ThemeToggle,
  chakra,
} from '@vibrant-peak/shared/ui';
import { BrandLink } from './BrandLink';
import { MobileNavigation } from './MobileNavigation';
import { NoscriptMenu } from './NoscriptMenu';
import { NavigationLink } from './NavigationLink';
import { useHeaderLinks } from './useHeaderLinks';
import { onScroll } from './onScroll';

/** Scroll distance, in pixels, after which the header gets a background. */
const scrollThreshold = 10;

/** Before hydration the document's inline script opens and closes the menu. */
const isMenuOpenInDocument = () =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${firstPressMark}=menu]`)?.getAttribute('aria-expanded') === 'true';

const isScrolled = () => window.scrollY > scrollThreshold;

export function Header() {
  const entries = useHeaderLinks();
  const isSolid = useSyncExternalStore(onScroll, isScrolled, () => false);
  const [isMenuOpen, setMenuOpen] = useState(isMenuOpenInDocument);
  const menuButton = useRef<HTMLButtonElement>(null);
  // A press may come between the render and its commit.
  useEffect(() => setMenuOpen(menuButton.current?.getAttribute('aria-expanded') === 'true'), []);
  // A navigation, such as Back, closes it.
  const { key } = useLocation();
  useEffect(() => () => setMenuOpen(false), [key]);
  const menuId = useId();

  const closeMenu = () => {
    setMenuOpen(false);
    menuButton.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isMenuOpen) closeMenu();
  };

  return (
    <HeaderBar data-solid={isSolid || undefined} onKeyDown={closeOnEscape}>
      <Container
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '2', lg: '4' }}
        minH="4.5rem"
        py="1"
      >
        <BrandLink />
        <Navigation entries={entries} />
        <HStack
          gap="2"
          ml={{ base: 'auto', md: '0' }}
          css={{ '@media (scripting: none)': { '& > button': { display: 'none' } } }}
        >
          <ThemeToggle />
          <ButtonLink to="/#contact" variant="outline" hideBelow="md">
            Get a Quote
          </ButtonLink>
          <MenuButton ref={menuButton} menuId={menuId} isOpen={isMenuOpen} onToggle={setMenuOpen} />
        </HStack>
      </Container>
      <NoscriptMenu entries={entries} />
      <MobileNavigation id={menuId} isOpen={isMenuOpen} entries={entries} onChoose={closeMenu} />
    </HeaderBar>
  );
}

const Navigation = ({ entries }: { entries: ReturnType<typeof useHeaderLinks> }) => (
  <chakra.nav aria-label="Main" ml="auto" minW="0" hideBelow="md">
    <HStack as="ul" wrap="wrap" justify="flex-end" gap={{ base: '0', lg: '1' }} listStyleType="none">
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavigationLink entry={entry} />
        </li>
      ))}
    </HStack>
  </chakra.nav>
);

interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  menuId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

const MenuButton = ({ ref, menuId, isOpen, onToggle }: MenuButtonProps) => (
  <IconButton
    ref={ref}
    hideFrom="md"
    colorPalette="gray"
    aria-label={isOpen ? 'Close menu' : 'Open menu'}
    aria-expanded={isOpen}
    aria-controls={menuId}
    onClick={() => onToggle(!isOpen)}
    {...{ [firstPressMark]: 'menu' }}
  >
    <Span display="inline-flex" css={{ '[aria-expanded=true] > &': { display: 'none' } }}>
      <Icon name="Menu" size="1.5rem" />
    </Span>
    <Span display="none" css={{ '[aria-expanded=true] > &': { display: 'inline-flex' } }}>
      <Icon name="X" size="1.5rem" />
    </Span>
  </IconButton>
);

const solid = { _before: { opacity: '1' } };

const HeaderBar = chakra('header', {
  base: {
    position: 'fixed',
    insetX: '0',
    top: '0',
    zIndex: 'sticky',
    pb: '1px',
    // Ground, border and shadow are a layer, so that the compositor can show it during a scroll.
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      pointerEvents: 'none',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      bg: 'bg',
      boxShadow: 'sm',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'moderate',
    },
    // On low screens, such as zoomed ones, it would hide the rest.
    '@media (max-height: 479.98px)': { position: 'absolute' },
    '&[data-solid]': solid,
    // Without React, the scroll position itself draws the ground.
    '#root:not([data-ready]) &': {
      _before: {
        animationName: 'header-ground',
        animationTimingFunction: 'linear',
        animationFillMode: 'forwards',
        animationTimeline: 'scroll(root)',
        animationRange: '10.5px 11px',
      },
    },
    '@supports not (animation-timeline: scroll(root))': {
      _before: { animationName: 'none!' },
      '@media (scripting: none)': solid,
    },
    // The menu is a row of its own there.
    '@media (scripting: none)': { mdDown: { position: 'relative' } },
    '&:has([aria-controls][aria-expanded=true])': { mdDown: solid },
    _print: {
      position: 'absolute',
      _before: { display: 'none' },
    },
  },
});
