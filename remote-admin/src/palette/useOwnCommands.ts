import { useTheme } from '@vibrant-peak/shared/host';
import { useLogout } from '../layout/useLogout';
import type { Command } from './commands';

/** Actions of the staff area itself. */
export function useOwnCommands(onHelp: () => void): Command[] {
  const { mode, toggle, label } = useTheme();
  const logOut = useLogout();
  return [
    {
      label,
      icon: mode === 'dark' ? 'Sun' : 'Moon',
      kind: 'Action',
      run: toggle,
      words: ['Theme'],
    },
    { label: 'View site', icon: 'ExternalLink', kind: 'Action', path: '/' },
    {
      label: 'Keyboard shortcuts',
      icon: 'Keyboard',
      kind: 'Action',
      run: onHelp,
      words: ['Help'],
      keys: '?',
    },
    { label: 'Logout', icon: 'LogOut', kind: 'Action', run: logOut, words: ['Log out', 'Sign out'] },
  ];
}
