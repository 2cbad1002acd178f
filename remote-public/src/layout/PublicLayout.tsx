import { defineLayout } from 'shared/contract';
import { Outlet } from 'shared/router';
import { Flex, chakra } from 'shared/ui';
import { Footer } from './Footer';
import { Header } from './Header';

/** The header overlays the top of every page: pages start with room for it. */
function PublicLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <Header />
      <chakra.main id="main" tabIndex={-1} flex="1" outline="none">
        <Outlet />
      </chakra.main>
      <Footer />
    </Flex>
  );
}

export const layout = defineLayout({ component: PublicLayout });
