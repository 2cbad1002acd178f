import { useId } from 'react';
import { dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { useHost } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Heading, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { CardFrame, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { toDoLines, type ToDo, type ToDoLine } from './toDoLines';

/** On the dashboard: all that waits for the user. Each line leads to its work. */
function ToDoCard() {
  const id = useId();
  const toDo = useAnswer<ToDo>('GET /to-do');
  const held = useStore(useHost().unsavedChanges.holders);
  const unsaved = held.flatMap(({ path, text = 'Work that is not saved' }) =>
    path ? [{ text, icon: 'FileText', path }] : [],
  );
  return (
    <CardFrame aria-labelledby={id} pt="5" h="auto">
      <Heading id={id} as="h2" size="sm">
        To do
      </Heading>
      <Answered {...toDo}>{(answer) => <Lines lines={[...toDoLines(answer), ...unsaved]} />}</Answered>
    </CardFrame>
  );
}

function Lines({ lines }: { lines: readonly ToDoLine[] }) {
  if (lines.length === 0)
    return (
      <Text color="fg.muted" fontSize="sm">
        Nothing waits for you.
      </Text>
    );
  return (
    <List>
      {lines.map(({ text, icon, path, isUrgent }) => (
        <li key={`${path} ${text}`}>
          <Line to={path} data-urgent={isUrgent}>
            <StaffIcon name={icon} />
            <span>{text}</span>
            <StaffIcon name="ArrowRight" />
          </Line>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    mx: '-2',
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

const Line = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    py: '1.5',
    borderRadius: 'lg',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    '& > span': { flex: '1', minW: '0' },
    '& > svg': { color: 'fg.muted' },
    '&[data-urgent] > svg:first-of-type, &[data-urgent] > span': { color: 'fg.error' },
  },
});

export const extension = defineExtension(dashboardSlot, ToDoCard);
