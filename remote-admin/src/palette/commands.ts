import { editAddress } from '@vibrant-peak/shared/contract';
import type { StaffNavigationEntry } from '@vibrant-peak/shared/host';
import { messageAddress } from '@vibrant-peak/shared/inbox';
import type { Entity, EntityRecord } from '../entities/entity';
import { entities } from '../entities/index';
import { addAddress, importAddress } from '../list/addresses';
import { titleOf } from '../records/recordValues';
import type { AdminMessage } from '../screens/messages/messageSamples';

/** A command of the palette. */
export interface Command {
  label: string;
  icon: string;
  /** Shown in the list: "Page", "Action" or the kind of record. */
  kind: string;
  /** The address to open, and the action to run. */
  path?: string;
  run?: () => void;
  /** Synonyms for the search. */
  words?: readonly string[];
  /** Keyboard shortcut. */
  keys?: string;
}

/**
 * All staff pages of all remotes, except parts of others, with all their actions, and the actions of
 * every managed list.
 */
export const commandsOf = (navigation: readonly StaffNavigationEntry[]): Command[] => [
  ...navigation
    .filter(({ partOf }) => partOf === undefined)
    .map(({ label, icon, path, keywords }): Command => {
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

/** Commands that only a search shows: imports, records and messages. */
export const searchedCommands = (
  lists: readonly { entity: Entity; records: readonly EntityRecord[] }[],
  messages: readonly AdminMessage[],
): Command[] => [
  ...entities.map(({ heading, path }): Command => ({
    label: `Import ${heading}`,
    icon: 'Upload',
    path: importAddress(path),
    kind: 'Action',
    words: ['CSV'],
  })),
  ...lists.flatMap(({ entity, records }) =>
    records.map((record): Command => ({
      label: titleOf(entity, record),
      icon: entity.navigation.icon,
      path: editAddress(entity.path, record.id),
      kind: entity.singular,
    })),
  ),
  ...messages.map(({ id, name, subject }): Command => ({
    label: `${name}: ${subject}`,
    icon: 'Inbox',
    path: messageAddress(id),
    kind: 'Message',
  })),
];
