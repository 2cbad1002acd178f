import { Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Command } from './commands';
import { Key } from './Key';

interface CommandListProps {
  id: string;
  commands: readonly Command[];
  current: number;
  onChoose: (command: Command) => void;
}

/** The focus stays in the field, which refers to the active option by `aria-activedescendant`. */
export function CommandList({ id, commands, current, onChoose }: CommandListProps) {
  return (
    <Frame>
      <List id={id} role="listbox" aria-label="Pages and actions">
        {commands.map((command, index) => (
          <Option
            key={`${index} ${command.label}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? showInList : undefined}
            onClick={() => onChoose(command)}
          >
            <StaffIcon name={command.icon} />
            <Text as="span" truncate>
              {command.label}
            </Text>
            {command.keys && <Key aria-hidden>{command.keys}</Key>}
            <Text as="span" ms="auto" color="fg.muted" fontSize="xs">
              {command.kind}
            </Text>
          </Option>
        ))}
      </List>
      <Text
        role="status"
        position="absolute"
        insetX="0"
        top="6"
        textAlign="center"
        fontSize="sm"
        color="fg.muted"
      >
        {commands.length ? '' : 'No matches.'}
      </Text>
    </Frame>
  );
}

const showInList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Of one height, so that the field above stays where it is while the list gets shorter. */
const Frame = chakra('div', { base: { position: 'relative', mt: '3', h: 'min(22rem, 50dvh)' } });

const List = chakra('div', { base: { h: 'full', overflowY: 'auto' } });

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'lg',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _selected: { bg: 'brand.muted', color: 'brand.fg' },
  },
});
