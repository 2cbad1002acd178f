import { SimpleGrid, chakra } from '@vibrant-peak/shared/ui';
import { Options, Select, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { kinds, places, type InboxPlace } from './conversation';
import type { InboxFilter } from './useInboxList';

interface InboxSearchProps {
  filter: InboxFilter;
  onFilter: (changes: Partial<InboxFilter>) => void;
}

/** Which conversations are listed. */
export const InboxSearch = ({ filter: { place, kind, search }, onFilter }: InboxSearchProps) => (
  <SimpleGrid columns={2} gap="3" mb="3">
    <Input
      type="search"
      aria-label="Search messages"
      placeholder="Search"
      gridColumn="1 / -1"
      value={search}
      onChange={({ target }) => onFilter({ search: target.value })}
    />
    <Select
      aria-label="Place"
      value={place}
      onChange={({ target }) => onFilter({ place: target.value as InboxPlace })}
    >
      <Options pairs={places} />
    </Select>
    <Select aria-label="Kind" value={kind} onChange={({ target }) => onFilter({ kind: target.value })}>
      <Options pairs={kinds} />
    </Select>
  </SimpleGrid>
);

const Input = chakra('input', fieldRecipe);
