import { Fragment, type ComponentProps } from 'react';
import { navigationGroups, staffPath, type NavigationGroup } from '@vibrant-peak/shared/contract';
import { useProfile, useStaffNavigation, type StaffNavigationEntry } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { Box, RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { messagesPath } from '../screens/messages/inbox';
import { useUnread } from '../screens/messages/useUnread';
import { Brand } from './Brand';
import { entryStyle } from './entryStyle';
import { EntryText } from './EntryText';
import { SidebarItem } from './SidebarItem';
import { sidebarWidth, topBarHeight } from './sizes';
import { useIsHydrated } from './useIsHydrated';
import { useTooltipGroup } from './useTooltipGroup';

interface SidebarProps {
  isCollapsed: boolean;
  onToggle: () => void;
  /** Phones only: whether the drawer is open. */
  isOpen: boolean;
  onClose: () => void;
  onLogout: () => void;
}

/** A column from 768 px on; below that a drawer, which is never collapsed. */
export function Sidebar({ isCollapsed, onToggle, isOpen, onClose, onLogout }: SidebarProps) {
  const tooltip = useTooltipGroup();
  const item = { tooltip, hasTooltip: isCollapsed };
  const collapseLabel = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar';

  return (
    <Frame
      id="admin-navigation"
      aria-label="Admin"
      w={{ base: sidebarWidth.expanded, md: isCollapsed ? sidebarWidth.collapsed : sidebarWidth.expanded }}
      visibility={{ base: isOpen ? 'visible' : 'hidden', md: 'visible' }}
      transform={{ base: isOpen ? 'none' : 'translateX(-100%)', md: 'none' }}
    >
      <Box display={{ base: 'none', md: 'block' }} px="4" py="3">
        <Brand isCollapsed={isCollapsed} />
      </Box>
      <Pages item={item} isCollapsed={isCollapsed} onFollow={onClose} />
      <List borderTopWidth="1px" borderColor="border.muted">
        <SidebarItem label="Logout" {...item}>
          <chakra.button type="button" {...entryStyle} onClick={onLogout}>
            <StaffIcon name="LogOut" />
            <EntryText isCollapsed={isCollapsed}>Logout</EntryText>
          </chakra.button>
        </SidebarItem>
        <SidebarItem label={collapseLabel} {...item}>
          <chakra.button
            type="button"
            {...entryStyle}
            display={{ base: 'none', md: 'flex' }}
            aria-expanded={!isCollapsed}
            onClick={onToggle}
          >
            <StaffIcon name={isCollapsed ? 'PanelLeftOpen' : 'PanelLeftClose'} />
            <EntryText isCollapsed={isCollapsed}>{collapseLabel}</EntryText>
          </chakra.button>
        </SidebarItem>
      </List>
    </Frame>
  );
}

interface PagesProps {
  item: Omit<ComponentProps<typeof SidebarItem>, 'label' | 'children'>;
  isCollapsed: boolean;
  onFollow: () => void;
}

/** One list, as specified; groups in the live profile, which has more pages. */
function Pages(props: PagesProps) {
  const entries = useStaffNavigation().filter(({ place }) => place === undefined);
  if (useProfile() === 'default') {
    return (
      <List flex="1" overflowY="auto">
        <Entries {...props} entries={entries} />
      </List>
    );
  }
  return (
    <Box flex="1" overflowY="auto">
      {[undefined, ...navigationGroups].map((group) => {
        const ofGroup = entries.filter((entry) => entry.group === group);
        return (
          ofGroup.length > 0 && (
            <Fragment key={group ?? ''}>
              {group && <GroupName hidden={props.isCollapsed}>{groupNames[group]}</GroupName>}
              <List aria-label={group && groupNames[group]} py="1">
                <Entries {...props} entries={ofGroup} />
              </List>
            </Fragment>
          )
        );
      })}
    </Box>
  );
}

const groupNames: Record<NavigationGroup, string> = { site: 'Site', work: 'Work', people: 'People' };

interface EntriesProps extends PagesProps {
  entries: readonly StaffNavigationEntry[];
}

function Entries({ entries, item, isCollapsed, onFollow }: EntriesProps) {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const unread = useUnread();
  return entries.map(({ label, path, icon }) => (
    <SidebarItem key={path} label={label} {...item}>
      <RouterLink
        {...entryStyle}
        to={path}
        aria-current={isHydrated && isCurrent(path, pathname) ? 'page' : undefined}
        onClick={onFollow}
      >
        <StaffIcon name={icon} />
        <EntryText isCollapsed={isCollapsed}>{label}</EntryText>
      </RouterLink>
      {path === messagesPath && unread > 0 && (
        <Count aria-hidden css={isCollapsed ? countOverIcon : undefined}>
          {unread}
        </Count>
      )}
    </SidebarItem>
  ));
}

/** The dashboard's address is a prefix of all others, so it has to match exactly. */
const isCurrent = (path: string, pathname: string) =>
  pathname === path || (path !== staffPath && pathname.startsWith(`${path}/`));

const Frame = chakra('nav', {
  base: {
    position: { base: 'fixed', md: 'sticky' },
    top: { base: topBarHeight, md: '0' },
    left: '0',
    h: { base: `calc(100dvh - ${topBarHeight})`, md: '100dvh' },
    gridRow: { md: '1 / span 2' },
    gridColumn: { md: '1' },
    display: 'flex',
    flexDirection: 'column',
    zIndex: 'sticky',
    bg: 'bg.panel',
    borderRightWidth: '1px',
    borderColor: 'border',
    overflowX: 'clip',
    transitionProperty: { base: 'transform, visibility', md: 'width' },
    transitionDuration: { base: '0s', _motionSafe: 'var(--chakra-durations-moderate)' },
  },
});

const countOverIcon = { md: { top: '1', insetEnd: '1', transform: 'none' } } as const;

/** Overlaps the link, or the icon when collapsed, without being part of its name. */
const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    insetEnd: '3',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    minW: '5',
    px: '1.5',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontSize: '2xs',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
});

/** The list below it has the same name. */
const GroupName = chakra(
  'p',
  { base: { px: '6', pt: '2', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' } },
  { defaultProps: { 'aria-hidden': true } },
);

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', p: '2.5', listStyleType: 'none' },
});
