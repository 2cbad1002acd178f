import { SimpleGrid } from '@vibrant-peak/shared/ui';
import { SelectField } from '../layout/SelectField';
import { usePeople } from '../people/usePeople';
import { actions } from './logEntry';

/** Empty texts stand for everybody and everything. */
export interface Filter {
  /** Id. */
  person: string;
  action: string;
}

interface ActivityFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function ActivityFilter({ filter, onFilter }: ActivityFilterProps) {
  const { answer } = usePeople();
  const people = Object.fromEntries(answer?.people.map(({ id, name }) => [id, name]) ?? []);
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" maxW="2xl" mb="6">
      <SelectField
        label="Person"
        value={filter.person}
        options={{ '': 'Everybody', ...people }}
        onChange={({ target }) => onFilter({ ...filter, person: target.value })}
      />
      <SelectField
        label="Action"
        value={filter.action}
        options={{ '': 'All actions', ...Object.fromEntries(actions.map((action) => [action, action])) }}
        onChange={({ target }) => onFilter({ ...filter, action: target.value })}
      />
    </SimpleGrid>
  );
}
