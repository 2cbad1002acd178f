import type { ComponentProps } from 'react';
import { staffPath } from '@vibrant-peak/shared/contract';
import type { StaffNavigationEntry } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { messagesPath } from '../screens/messages/inbox';
import { useUnread } from '../screens/messages/useUnread';
import { entryStyle } from './entryStyle';
import { EntryText } from './EntryText';
import { SidebarItem } from './SidebarItem';
import { useIsHydrated } from './useIsHydrated';

export interface EntriesProps {
  entries: readonly StaffNavigationEntry[];
  item: Omit<ComponentProps<typeof SidebarItem>, 'label' | 'children'>;
  isCollapsed: boolean;
  onFollow: () => void;
}

/** Links of the sidebar. The one to Messages has the number of unread ones. */
export function SidebarEntries({ entries, item, isCollapsed, onFollow }: EntriesProps) {
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
