import { useEffect, useRef, type ComponentProps } from 'react';
import { changesPath, staffPath } from '@vibrant-peak/shared/contract';
import { useHost, type StaffNavigationEntry } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { useStore } from '@vibrant-peak/shared/store';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { messagesPath } from '@vibrant-peak/shared/inbox';
import { noCount, useUnread } from '../screens/messages/useUnread';
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

/** Links of the sidebar, with the numbers of unread messages and unpublished changes. */
export function SidebarEntries({ entries, item, isCollapsed, onFollow }: EntriesProps) {
  const { pathname } = useLocation();
  const parts = useHost().staffNavigation;
  const isHydrated = useIsHydrated();
  const counts: Record<string, number> = {
    [messagesPath]: useUnread(),
    [changesPath]: useStore(useHost().records?.unpublished ?? noCount),
  };
  const shown =
    isHydrated &&
    entries.find(
      ({ path }) =>
        isCurrent(path, pathname) ||
        parts.some((part) => part.partOf === path && isCurrent(part.path, pathname)),
    )?.path;
  const link = useRef<HTMLAnchorElement>(null);
  // `void`, because newer browsers return a promise, which is not a cleanup.
  useEffect(() => void link.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  return entries.map(({ label, path, icon }) => {
    const isShown = path === shown;
    const count = counts[path] ?? 0;
    return (
      <SidebarItem key={path} label={label} {...item}>
        <RouterLink
          {...entryStyle}
          ref={isShown ? link : undefined}
          to={path}
          aria-current={isShown ? 'page' : undefined}
          onClick={onFollow}
        >
          <StaffIcon name={icon} />
          <EntryText isCollapsed={isCollapsed}>{label}</EntryText>
        </RouterLink>
        {count > 0 && (
          <Count aria-hidden css={isCollapsed ? countOverIcon : undefined}>
            {count}
          </Count>
        )}
      </SidebarItem>
    );
  });
}

/** Whether a link leads to the open page. The dashboard's address is a prefix of all others, so it has to match exactly. */
export const isCurrent = (path: string, pathname: string) =>
  pathname === path || (path !== staffPath && pathname.startsWith(`${path}/`));

const countOverIcon = {
  md: {
    top: '-0.5',
    insetEnd: '-0.5',
    transform: 'none',
    minW: '4',
    px: '1',
    lineHeight: '1rem',
    outline: '2px solid {colors.bg.panel}',
  },
} as const;

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
