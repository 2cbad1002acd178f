import { useEffect, useMemo, useState } from 'react';
import { useHost, type RecordsPort } from '@vibrant-peak/shared/host';
import { entities } from '../entities/index';
import { collectionOf } from '../records/collectionOf';
import { inbox } from '../screens/messages/inbox';
import { searchedCommands, type Command } from './commands';

const listsOf = (port: RecordsPort | undefined) =>
  entities.map((entity) => ({ entity, records: collectionOf(entity, port).get() }));

const ignore = () => undefined;

/** Searches records, messages and imports once a letter is typed, and again when a list arrives. */
export function useFound(search: string): Command[] {
  const isSearching = search.trim() !== '';
  const { records: port, profile } = useHost();
  const [lists, setLists] = useState(() => listsOf(port));
  useEffect(() => {
    if (!isSearching) return;
    const ends = entities.map((entity) => {
      const collection = collectionOf(entity, port);
      const end = collection.subscribe(() => setLists(listsOf(port)));
      collection.load().catch(ignore);
      return end;
    });
    return () => ends.forEach((end) => end());
  }, [isSearching, port]);
  return useMemo(() => {
    if (!isSearching) return [];
    return searchedCommands(lists, profile === 'live' ? [] : inbox.get());
  }, [isSearching, lists, profile]);
}
