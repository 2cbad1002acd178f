import type { MouseEvent, ReactNode } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';
import { DropDown, StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface MoreMenuProps {
  /** The edge of the button that the menu is aligned with, from 768 px on. */
  side: 'start' | 'end';
  /** Buttons and links. */
  children: ReactNode;
}

/** Less frequent actions, below one button. It closes when one of them is chosen. */
export const MoreMenu = ({ side, children }: MoreMenuProps) => (
  <Menu data-side={side} onClick={close}>
    <summary>
      <span>More</span>
      <StaffIcon name="ChevronDown" />
    </summary>
    <div>{children}</div>
  </Menu>
);

/** Focuses the button first: a dialog that the action opens returns the focus to it. */
function close({ currentTarget: menu, target }: MouseEvent<HTMLDetailsElement>): void {
  const action = (target as Element).closest('button, a');
  // React passes on clicks in dialogs of the actions, too.
  if (!action || !menu.contains(action)) return;
  menu.querySelector('summary')!.focus();
  menu.open = false;
}

/** Below 768 px the panel is as wide as the row of actions, which is positioned. */
const Menu = chakra(DropDown, {
  base: {
    position: { base: 'static', md: 'relative' },
    '& summary': { px: '4', borderWidth: '1px', borderColor: 'border.emphasized' },
    '& > :last-child': { top: 'auto', mt: '1', insetX: '0' },
    '&[data-side=start] > :last-child': { md: { insetEnd: 'auto' } },
    '&[data-side=end] > :last-child': { md: { insetStart: 'auto' } },
    '& > :last-child :is(button, a)': {
      w: 'full',
      minH: '11',
      px: '3',
      justifyContent: 'flex-start',
      borderWidth: '0',
      borderRadius: 'lg',
      bg: 'transparent',
      fontWeight: 'medium',
      _hover: { bg: 'bg.muted' },
    },
  },
});
