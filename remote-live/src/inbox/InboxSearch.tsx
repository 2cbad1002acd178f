import { SimpleGrid } from '@vibrant-peak/shared/ui';
import { ListSelect, Options, SearchInput, touchable } from '@vibrant-peak/shared/ui-admin';
import { kinds, places, type InboxPlace } from './conversation';
import type { InboxFilter } from './useInboxList';

interface InboxSearchProps {
  filter: InboxFilter;
  onFilter: (changes: Partial<InboxFilter>) => void;
}

/** Which conversations are listed. */
export const InboxSearch = ({ filter: { place, kind, search }, onFilter }: InboxSearchProps) => (
  <SimpleGrid columns={2} gap="3" mb="3">
    <SearchInput
      type="search"
      aria-label="Search messages"
      placeholder="Search"
      gridColumn="1 / -1"
      value={search}
      onChange={({ target }) => onFilter({ search: target.value })}
    />
    <ListSelect
      {...whole}
      aria-label="Place"
      value={place}
      onChange={({ target }) => onFilter({ place: target.value as InboxPlace })}
    >
      <Options pairs={places} />
    </ListSelect>
    <ListSelect
      {...whole}
      aria-label="Kind"
      data-active={kind || undefined}
      value={kind}
      onChange={({ target }) => onFilter({ kind: target.value })}
    >
      <Options pairs={kinds} />
    </ListSelect>
  </SimpleGrid>
);

/** In its cell. */
const whole = { w: 'full', maxW: 'full', minH: touchable } as const;
