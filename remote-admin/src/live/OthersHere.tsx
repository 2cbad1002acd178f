import { useEffect, useState } from 'react';
import type { RecordId, Records } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { settle } from '../saving/settle';

/** Shortest time between two requests, in milliseconds. */
const pause = 20_000;

const ignore = () => undefined;

interface OthersHereProps {
  records: Records;
  id: RecordId;
}

/**
 * Names others who edit the record. Requests follow what the user does, so that a form that is left open does not keep the session
 * from ending.
 */
export function OthersHere({ records, id }: OthersHereProps) {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    let last = -pause;
    const tell = () => {
      if (performance.now() - last < pause) return;
      last = performance.now();
      settle(() => records.enter?.(id) ?? [], setOthers, ignore);
    };
    tell();
    const ways = ['keydown', 'pointerdown'] as const;
    for (const way of ways) document.addEventListener(way, tell);
    return () => {
      for (const way of ways) document.removeEventListener(way, tell);
    };
  }, [records, id]);
  return (
    <Text role="status" mb={others.length > 0 ? '2' : undefined} fontSize="sm" color="fg.muted">
      {others.length > 0 &&
        `${new Intl.ListFormat('en').format(others)} ${others.length === 1 ? 'is' : 'are'} editing this record, too.`}
    </Text>
  );
}
