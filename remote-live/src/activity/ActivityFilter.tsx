import { Flex } from '@vibrant-peak/shared/ui';
import { ListSelect, Options, touchable } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { actions, actionText } from './actions';

/** Empty texts stand for everybody and everything. */
export interface Filter {
  /** Id. */
  person: string;
  action: string;
}

const options = actions
  .map((action) => [action, actionText(action)] as const)
  .sort(([, first], [, second]) => first.localeCompare(second));

const tool = { flex: { base: '1', md: 'none' }, minW: '0', minH: touchable } as const;

interface ActivityFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function ActivityFilter({ filter, onFilter }: ActivityFilterProps) {
  const { answer } = useAnswer<{ people: { id: string; name: string }[] }>('GET /log/people');
  const people = answer?.people.map(({ id, name }) => [id, name] as const) ?? [];
  return (
    <Flex wrap="wrap" gap={{ base: '3', md: '2' }} mb="4">
      <ListSelect
        {...tool}
        aria-label="Person"
        data-active={filter.person || undefined}
        value={filter.person}
        onChange={({ target }) => onFilter({ ...filter, person: target.value })}
      >
        <Options pairs={[['', 'Person: all'], ...people]} />
      </ListSelect>
      <ListSelect
        {...tool}
        aria-label="Action"
        data-active={filter.action || undefined}
        value={filter.action}
        onChange={({ target }) => onFilter({ ...filter, action: target.value })}
      >
        <Options pairs={[['', 'Action: all'], ...options]} />
      </ListSelect>
    </Flex>
  );
}
