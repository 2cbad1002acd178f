import { useState } from 'react';
import { useSearchParams } from '@vibrant-peak/shared/router';
import { ask } from '../api/ask';
import type { InboxPlace, Listed } from './conversation';
import { unread } from './unread';
import { usePolled } from './usePolled';

/** Empty texts stand for everything. */
export interface InboxFilter {
  place: InboxPlace;
  kind: string;
  search: string;
}

interface InboxPage {
  conversations: Listed[];
  hasMore: boolean;
  unread: number;
}

/** The filter in an address. */
export const queryOf = (filter: object) =>
  String(new URLSearchParams(Object.entries(filter).filter(([, value]) => value)));

/**
 * The conversations of a place, the newest first, in pages of which "Show more" adds one. The
 * address may have the kind at first.
 */
export function useInboxList() {
  const [parameters] = useSearchParams();
  const isOfHiring = parameters.get('kind') === 'application';
  const kind = isOfHiring ? 'application' : '';
  const [filter, setFilter] = useState<InboxFilter>({ place: 'open', kind, search: '' });
  const [pages, setPages] = useState(1);
  const read = async (isBackground: boolean) => {
    const found = await readPages(filter, pages, isBackground);
    unread.set(found.unread);
    return found;
  };
  const list = usePolled(read, JSON.stringify(filter));
  const showMore = () => {
    setPages(pages + 1);
    list.askAgain();
  };
  const narrow = (changes: Partial<InboxFilter>) => {
    setFilter(searchingAll({ ...filter, ...changes }));
    setPages(1);
  };
  return { ...list, filter, narrow, showMore };
}

/** A search in the open conversations looks everywhere. */
function searchingAll(filter: InboxFilter): InboxFilter {
  const { place, search } = filter;
  if (place === 'open' && search !== '') return { ...filter, place: 'all' };
  if (place === 'all' && search === '') return { ...filter, place: 'open' };
  return filter;
}

async function readPages(filter: InboxFilter, pages: number, isBackground: boolean): Promise<InboxPage> {
  const conversations: Listed[] = [];
  for (let page = 1; ; page++) {
    const last = conversations.at(-1);
    const before = last ? `${last.updatedAt} ${last.id}` : '';
    const answer = await ask<InboxPage>(`GET /inbox?${queryOf({ ...filter, before })}`, undefined, {
      isBackground,
    });
    conversations.push(...answer.conversations);
    if (page >= pages || !answer.hasMore) return { ...answer, conversations };
  }
}
