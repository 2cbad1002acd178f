import type { StaffNavigationEntry } from 'shared/host';
import { entities } from '../entities/index';
import { addAddress, editAddress, importAddress } from '../list/addresses';
import { collectionOf } from '../records/collectionOf';
import { titleOf } from '../records/recordValues';
import { inbox, messageAddress } from '../screens/messages/inbox';

/** Something that the command palette can do. */
export interface Command {
  label: string;
  icon: string;
  /** As the list names it: "Page", "Action", or what a record is. */
  kind: string;
  /** Where it leads to, and what it does. */
  path?: string;
  run?: () => void;
  /** Further names by which people look for it. */
  words?: readonly string[];
  /** Keys that do the same. */
  keys?: string;
}

/** Every staff page with its actions, whichever remote it belongs to, and the actions of every managed list. */
export const commandsOf = (navigation: readonly StaffNavigationEntry[]): Command[] => [
  ...navigation.map(({ label, icon, path, keywords }): Command => {
    const entity = entities.find((candidate) => candidate.path === path);
    return { label, icon, path, kind: 'Page', words: entity ? [entity.heading] : keywords };
  }),
  ...entities.map(({ singular, path }): Command => ({
    label: `Add ${singular}`,
    icon: 'Plus',
    path: addAddress(path),
    kind: 'Action',
    words: [`New ${singular}`],
  })),
  ...navigation.flatMap(({ path, actions = [] }) =>
    actions.map(({ label, icon, search }): Command => ({ label, icon, path: path + search, kind: 'Action' })),
  ),
];

/** What only a search offers: imports, records and messages. */
export const searchedCommands = (): Command[] => [
  ...entities.map(({ heading, path }): Command => ({
    label: `Import ${heading}`,
    icon: 'Upload',
    path: importAddress(path),
    kind: 'Action',
    words: ['CSV'],
  })),
  ...entities.flatMap((entity) =>
    collectionOf(entity)
      .get()
      .map((record): Command => ({
        label: titleOf(entity, record),
        icon: entity.navigation.icon,
        path: editAddress(entity.path, record.id),
        kind: entity.singular,
      })),
  ),
  ...inbox.get().map(({ id, name, subject }): Command => ({
    label: `${name}: ${subject}`,
    icon: 'Inbox',
    path: messageAddress(id),
    kind: 'Message',
  })),
];
