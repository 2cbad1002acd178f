import type { ReactNode, Ref } from 'react';
import { Box, HStack, Icon, IconButton, RouterLink } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Brand } from './Brand';
import { highEnough, topBarHeight } from './sizes';

/** On narrow phones only the logo is shown, to leave room for the tools and the person's menu. */
const markAlone = {
  '@media (max-width: 359px)': { '& span': { display: 'none' } },
  '@media (max-width: 419px)': { 'header:has(> details) & span': { display: 'none' } },
};

interface TopBarProps {
  menuButton: Ref<HTMLButtonElement>;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  /** Tools at the end of the bar. */
  children: ReactNode;
}

export function TopBar({ menuButton, isMenuOpen, onToggleMenu, children }: TopBarProps) {
  return (
    <HStack
      as="header"
      css={{ [highEnough]: { position: 'sticky', top: '0' } }}
      zIndex="sticky"
      h={topBarHeight}
      gap={{ base: '0', md: '2' }}
      px={{ base: '1', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      gridColumn={{ md: '2' }}
    >
      <HStack display={{ base: 'flex', md: 'none' }} gap="2" css={markAlone}>
        <IconButton
          ref={menuButton}
          aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isMenuOpen}
          aria-controls="admin-navigation"
          colorPalette="gray"
          onClick={onToggleMenu}
        >
          <Icon name={isMenuOpen ? 'X' : 'Menu'} />
        </IconButton>
        <Brand />
      </HStack>
      <Box flex="1" />
      <RouterLink
        to="/"
        title="View site"
        color="fg.muted"
        fontSize="sm"
        fontWeight="medium"
        minH="11"
        minW="11"
        px="3"
      >
        <Box as="span" display={{ lg: 'none' }}>
          <StaffIcon name="ExternalLink" />
        </Box>
        <Box as="span" srOnly={{ base: true, lg: false }}>
          View site
        </Box>
      </RouterLink>
      {children}
    </HStack>
  );
}
