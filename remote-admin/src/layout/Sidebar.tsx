import { Fragment } from 'react';
import { navigationGroups, type NavigationGroup } from '@vibrant-peak/shared/contract';
import { useProfile, useStaffNavigation } from '@vibrant-peak/shared/host';
import { Box, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Brand } from './Brand';
import { entryStyle } from './entryStyle';
import { EntryText } from './EntryText';
import { MoreSettings } from './MoreSettings';
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
      <Box display={{ base: 'none', md: 'block' }} px="4" py="1.5">
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
  const entries = useStaffNavigation();
  const shown = entries.filter(({ place, partOf }) => place === undefined && partOf === undefined);
  if (useProfile() === 'default') {
    return (
      <List flex="1" overflowY="auto">
        <SidebarEntries {...props} entries={shown} />
      </List>
    );
  }
  const known: readonly (string | undefined)[] = navigationGroups;
  return (
    <Box flex="1" overflowY="auto">
      <List>
        <SidebarEntries {...props} entries={shown.filter(({ group }) => !known.includes(group))} />
      </List>
      {navigationGroups.map((group) => {
        const ofGroup = shown.filter((entry) => entry.group === group);
        return (
          ofGroup.length > 0 && (
            <Fragment key={group}>
              {group !== 'settings' && (
                <GroupName display={{ md: props.isCollapsed ? 'none' : 'block' }}>
                  {groupNames[group]}
                </GroupName>
              )}
              <List
                aria-label={groupNames[group]}
                borderTopWidth={{
                  base: group === 'settings' ? '1px' : '0',
                  md: props.isCollapsed ? '1px' : undefined,
                }}
                borderColor="border.muted"
              >
                <SidebarEntries {...props} entries={ofGroup} />
                {group === 'settings' && (
                  <MoreSettings {...props} entries={entries.filter(({ place }) => place === 'settings')} />
                )}
              </List>
            </Fragment>
          )
        );
      })}
    </Box>
  );
}

const groupNames: Record<NavigationGroup, string> = {
  inbox: 'Inbox',
  site: 'Site',
  money: 'Money',
  settings: 'Settings',
};

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
  { base: { px: '23px', pt: '1.5', color: 'fg.muted', fontSize: '2xs', fontWeight: 'semibold' } },
  { defaultProps: { 'aria-hidden': true } },
);

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1px', px: '2.5', py: '1', listStyleType: 'none' },
});
