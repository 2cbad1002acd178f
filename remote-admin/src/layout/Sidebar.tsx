import { Fragment } from 'react';
import { navigationGroups, type NavigationGroup } from '@vibrant-peak/shared/contract';
import { useProfile, useStaffNavigation } from '@vibrant-peak/shared/host';
import { Box, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Brand } from './Brand';
import { entryStyle } from './entryStyle';
import { EntryText } from './EntryText';
import { SidebarEntries, type EntriesProps } from './SidebarEntries';
import { SidebarItem } from './SidebarItem';
import { sidebarWidth, topBarHeight } from './sizes';
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

/** One list, as specified; groups in the live profile, which has more pages. */
function Pages(props: Omit<EntriesProps, 'entries'>) {
  const entries = useStaffNavigation().filter(({ place }) => place === undefined);
  if (useProfile() === 'default') {
    return (
      <List flex="1" overflowY="auto">
        <SidebarEntries {...props} entries={entries} />
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
                <SidebarEntries {...props} entries={ofGroup} />
              </List>
            </Fragment>
          )
        );
      })}
    </Box>
  );
}

const groupNames: Record<NavigationGroup, string> = { site: 'Site', work: 'Work', people: 'People' };

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
    transitionDuration: { base: '0s', _motionSafe: 'moderate' },
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
