import { defineLayout } from '@vibrant-peak/shared/contract';
import { Outlet } from '@vibrant-peak/shared/router';
import { Flex, chakra } from '@vibrant-peak/shared/ui';
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
