import { useDeferredValue, useState, type ComponentProps, type ReactNode } from 'react';
import type { yup } from '@vibrant-peak/shared/forms';
import { Button, Flex, Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField, PageHeader, SearchInput, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import type { Entry } from './entry';
import { EntryForm, type FieldsForm } from './EntryForm';
import { EntryTable } from './EntryTable';

interface EntryPageProps<V extends object> {
  /** Such as `/invoice-clients`. */
  path: string;
  title: string;
  description: string;
  /** Such as `client`. */
  noun: string;
  heads: readonly string[];
  /** As in `Table`. */
  figures?: readonly string[];
  /** As in `Table`. */
  secondary?: readonly string[];
  schema: yup.ObjectSchema<V>;
  nameOf: (value: V) => string;
  /** Cells after the name. */
  cellsOf: (value: V) => ReactNode[];
  fields: (form: FieldsForm<V>) => ReactNode;
}

interface Listed<V> {
  entries: Entry<V>[];
  /** On all pages. */
  count: number;
  pageSize: number;
}

function useEntries<V>(path: string) {
  const [filter, setFilter] = useState({ search: '', isHidden: false, page: 1 });
  const { search, isHidden, page } = useDeferredValue(filter);
  const query = new URLSearchParams({
    ...(search.trim() && { search: search.trim() }),
    hidden: String(isHidden),
    page: String(page),
  });
  const answered = useAnswer<Listed<V>>(`GET ${path}?${query}`);
  /** Begins with the first page. */
  const narrow = (changes: Partial<typeof filter>) => setFilter({ ...filter, page: 1, ...changes });
  return { ...answered, filter, narrow };
}

/** A list of clients or of items: searched, added to, changed and hidden. */
export function EntryPage<V extends object>(props: EntryPageProps<V>) {
  const { path, title, description, noun, schema, fields, ...columns } = props;
  const { filter, narrow, ...answered } = useEntries<V>(path);
  /** Without an entry, a new one. */
  const [edited, setEdited] = useState<{ entry?: Entry<V> }>();
  const isNarrowed = filter.search.trim() !== '';
  const none = filter.isHidden ? `No hidden ${noun}s.` : `No ${noun}s yet.`;
  // A save that ends late leaves the dialog that was opened since.
  const close = () => setEdited((now) => (now === edited ? undefined : now));
  return (
    <>
      <PageHeader title={title} description={description}>
        <Button variant="accent" onClick={() => setEdited({})}>
          <StaffIcon name="Plus" />
          <span>{`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}</span>
        </Button>
      </PageHeader>
      <Stack gap="4">
        <Filter title={title} filter={filter} narrow={narrow} />
        <Answered {...answered} size="list">
          {({ entries, count, pageSize }) => (
            <>
              <EntryTable
                {...columns}
                path={path}
                noun={noun}
                entries={entries}
                label={title}
                empty={isNarrowed ? `No ${noun}s found.` : none}
                onEdit={(entry) => setEdited({ entry })}
                onChanged={answered.askAgain}
              />
              <Pages
                count={count}
                pageSize={pageSize}
                page={filter.page}
                onChoose={(page) => narrow({ page })}
              />
            </>
          )}
        </Answered>
      </Stack>
      {edited && (
        <EntryDialog
          path={path}
          noun={noun}
          schema={schema}
          fields={fields}
          nameOf={columns.nameOf}
          entry={edited.entry}
          onClose={close}
          onSaved={() => {
            close();
            answered.askAgain();
          }}
        />
      )}
    </>
  );
}

type FilterProps = Pick<ReturnType<typeof useEntries>, 'filter' | 'narrow'> & { title: string };

const Filter = ({ title, filter, narrow }: FilterProps) => (
  <Flex wrap="wrap" align="center" columnGap="5" rowGap="2">
    <SearchInput
      type="search"
      aria-label={`Search ${title.toLowerCase()}`}
      placeholder={`Search ${title.toLowerCase()}`}
      maxLength={200}
      maxW="sm"
      value={filter.search}
      onChange={({ target }) => narrow({ search: target.value })}
    />
    <CheckboxField
      label="Hidden only"
      checked={filter.isHidden}
      onChange={({ target }) => narrow({ isHidden: target.checked })}
    />
  </Flex>
);

function EntryDialog<V extends object>(form: ComponentProps<typeof EntryForm<V>>) {
  return (
    // A stray click must not lose what was typed.
    <ModalDialog
      title={form.entry ? `Edit ${form.noun}` : `New ${form.noun}`}
      isOpen
      onClose={form.onClose}
      closesOnOutsideClick={false}
    >
      <EntryForm {...form} />
    </ModalDialog>
  );
}

interface PagesProps {
  count: number;
  pageSize: number;
  page: number;
  onChoose: (page: number) => void;
}

function Pages({ count, pageSize, page, onChoose }: PagesProps) {
  const last = Math.ceil(count / pageSize);
  if (last <= 1) return null;
  const step = (by: number) => page + by >= 1 && page + by <= last && onChoose(page + by);
  return (
    <Flex align="center" gap="3">
      <Button variant="outline" aria-disabled={page === 1} onClick={() => step(-1)}>
        Previous
      </Button>
      <Button variant="outline" aria-disabled={page === last} onClick={() => step(1)}>
        Next
      </Button>
      <Text fontSize="sm" color="fg.muted">{`Page ${page} of ${last}`}</Text>
    </Flex>
  );
}
