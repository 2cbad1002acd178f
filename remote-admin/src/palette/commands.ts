import type { StaffNavigationEntry } from 'shared/host';
import { entities } from '../entities/index';

/** Something that the command palette can do. */
export interface Command {
  label: string;
  icon: string;
  kind: 'Page' | 'Action';
  path: string;
}

/** Every staff page that has an entry, whichever remote it belongs to, and the Add action of every managed list. */
export const commandsOf = (navigation: readonly StaffNavigationEntry[]): Command[] => [
  ...navigation.map(({ label, icon, path }): Command => ({ label, icon, path, kind: 'Page' })),
  ...entities.map(({ singular, path }): Command => ({
    label: `Add ${singular}`,
    icon: 'Plus',
    path,
    kind: 'Action',
  })),
];
