import { SimpleGrid } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
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

interface ActivityFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function ActivityFilter({ filter, onFilter }: ActivityFilterProps) {
  const { answer } = useAnswer<{ people: { id: string; name: string }[] }>('GET /log/people');
  const people = answer?.people.map(({ id, name }) => [id, name] as const) ?? [];
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" maxW="2xl" mb="6">
      <SelectField
        label="Person"
        value={filter.person}
        options={[['', 'Everybody'], ...people]}
        onChange={({ target }) => onFilter({ ...filter, person: target.value })}
      />
      <SelectField
        label="Action"
        value={filter.action}
        options={[['', 'All actions'], ...options]}
        onChange={({ target }) => onFilter({ ...filter, action: target.value })}
      />
    </SimpleGrid>
  );
}
