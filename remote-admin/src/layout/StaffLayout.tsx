import { useState } from 'react';
import { defineLayout } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { Outlet } from '@vibrant-peak/shared/router';
import { Box, Grid, ThemeToggle, chakra } from '@vibrant-peak/shared/ui';
import { EndedSession } from '../screens/login/EndedSession';
import { StaffTools } from '../palette/StaffTools';
import { PersonMenu } from './PersonMenu';
import { Sidebar } from './Sidebar';
import { highEnough } from './sizes';
import { TopBar } from './TopBar';
import { useDrawer } from './useDrawer';
import { useIsNarrow } from './useIsNarrow';
import { useLogout } from './useLogout';

function StaffLayout() {
  const isLive = useProfile() === 'live';
  const isNarrow = useIsNarrow();
  /** Until the user has chosen; the default profile begins with the expanded one. */
  const [chosen, setChosen] = useState<boolean>();
  const isCollapsed = chosen ?? (isLive && isNarrow);
  const drawer = useDrawer();
  const logOut = useLogout();

  return (
    <Grid
      minH="100dvh"
      bg="bg.subtle"
      colorScheme={{ base: 'light', _dark: 'dark' }}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      templateRows="auto 1fr"
    >
      <TopBar menuButton={drawer.opener} isMenuOpen={drawer.isOpen} onToggleMenu={drawer.toggle}>
        <StaffTools />
        <ThemeToggle />
        <PersonMenu />
      </TopBar>
      <Sidebar
        isCollapsed={isCollapsed}
        onToggle={() => setChosen(!isCollapsed)}
        isOpen={drawer.isOpen}
        onClose={drawer.close}
        onLogout={logOut}
      />
      {drawer.isOpen && <Backdrop onClick={drawer.close} />}
      <Main id="main" tabIndex={-1} inert={drawer.isOpen}>
        <Box maxW="measure" mx="auto">
          <Outlet />
        </Box>
      </Main>
      <EndedSession />
    </Grid>
  );
}

/** Leaves room for one toast at the bottom. Focused elements scroll clear of two. */
const Main = chakra('main', {
  base: {
    position: 'relative',
    outline: 'none',
    gridColumn: { md: '2' },
    px: { base: '4', md: '8' },
    pt: { base: '6', md: '8' },
    pb: '28',
    // Smaller than those of public pages, which have the narrow spaces of display sizes.
    '& h1': { wordSpacing: '0.1em' },
    // With their labels, below the top bar.
    '& :is(input, select, textarea)': { scrollMarginTop: '8' },
    [highEnough]: { '& :is(a, button, input, select, textarea, summary)': { scrollMarginBottom: '14rem' } },
  },
});

const Backdrop = chakra('div', {
  base: {
    display: { md: 'none' },
    position: 'fixed',
    inset: '0',
    zIndex: 'dropdown',
    bg: 'blackAlpha.500',
  },
});

export const layout = defineLayout({ component: StaffLayout });
