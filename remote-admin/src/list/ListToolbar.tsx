import { useState, type ReactNode } from 'react';
import { Text } from '@vibrant-peak/shared/ui';
import { SearchInput, Toolbar } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import type { ListView } from './useListView';

interface ListToolbarProps {
  entity: Entity;
  view: ListView;
  total: number;
  /** Further tools of the list. */
  children?: ReactNode;
}

export function ListToolbar({ entity, view, total, children }: ListToolbarProps) {
  const isNarrowed = view.matching.length !== total;
  return (
    <Toolbar
      search={
        <SearchField name={`Search ${entity.heading}`} initial={view.search} onSearch={view.setSearch} />
      }
    >
      <Text
        role="status"
        flex={{ base: '1 0 100%', md: '1' }}
        _empty={{ mdDown: { position: 'absolute' } }}
        whiteSpace="nowrap"
        fontSize="sm"
        color="fg.muted"
      >
        {isNarrowed && `${view.matching.length.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </Text>
      {children}
    </Toolbar>
  );
}

interface SearchFieldProps {
  name: string;
  initial: string;
  onSearch: (text: string) => void;
}

/**
 * Holds its own text, so that a keystroke renders only the field; the rows follow in a transition.
 */
function SearchField({ name, initial, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(initial);
  return (
    <SearchInput
      type="search"
      aria-label={name}
      placeholder="Search"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onSearch(event.target.value);
      }}
    />
  );
}
