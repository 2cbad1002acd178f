import { useState } from 'react';
import { useLocation } from '@vibrant-peak/shared/router';
import { chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { entryStyle } from './entryStyle';
import { EntryText } from './EntryText';
import { SidebarEntries, isCurrent, type EntriesProps } from './SidebarEntries';
import { SidebarItem } from './SidebarItem';

const label = 'More settings';

/** Links to rarely needed pages, which unfold by a press and while one of them is open. */
export function MoreSettings(props: EntriesProps) {
  const { entries, item, isCollapsed } = props;
  const { pathname } = useLocation();
  const isInside = entries.some(({ path }) => isCurrent(path, pathname));
  const [wasInside, setWasInside] = useState(isInside);
  const [isOpen, setIsOpen] = useState(isInside);
  // See https://react.dev/reference/react/useState#storing-information-from-previous-renders.
  if (isInside !== wasInside) {
    setWasInside(isInside);
    setIsOpen(isInside);
  }
  if (entries.length === 0) return null;
  return (
    <>
      <SidebarItem label={label} {...item}>
        <chakra.button
          type="button"
          {...entryStyle}
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setIsOpen(!isOpen);
            if (!isOpen) requestAnimationFrame(() => showAll(currentTarget));
          }}
        >
          <StaffIcon name={isOpen ? 'ChevronDown' : 'ChevronRight'} />
          <EntryText isCollapsed={isCollapsed}>{label}</EntryText>
        </chakra.button>
      </SidebarItem>
      {isOpen && <SidebarEntries {...props} />}
    </>
  );
}

/** The links that have unfolded below the edge, and in any case their button. */
function showAll(button: HTMLElement) {
  for (const element of [button.closest('ul')?.lastElementChild, button])
    element?.scrollIntoView({ block: 'nearest' });
}
