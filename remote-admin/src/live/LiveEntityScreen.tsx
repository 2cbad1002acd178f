import { useMemo } from 'react';
import { HostProvider, useHost } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { FailurePanel } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { EntityScreen } from '../list/EntityScreen';
import { recordsOf } from '../records/recordsOf';
import { askingPort } from './askingPort';
import { ConflictQuestions } from './ConflictQuestions';
import { liveEntityOf } from './liveEntity';
import { OrderTool } from './OrderTool';
import { OthersHere } from './OthersHere';
import { useLoaded } from './useLoaded';

/** The screen of a list in the live profile: every field of the content's schema, and a question where others have changed the same. */
export function LiveEntityScreen({ entity }: { entity: Entity }) {
  const host = useHost();
  const { records } = host;
  const asking = useMemo(() => (records ? { ...host, records: askingPort(records) } : host), [host, records]);
  const wanted = new URLSearchParams(useLocation().search);
  const edited = wanted.get('edit');
  const own = recordsOf(entity, records);
  const live = liveEntityOf(entity, records);
  const { isLoaded, problem, retry } = useLoaded(live.sources);
  if (problem) {
    return (
      <FailurePanel
        title={`${entity.heading} did not load`}
        message={problem}
        action={{ label: 'Retry', onClick: retry }}
      />
    );
  }
  return (
    isLoaded && (
      <HostProvider value={asking}>
        {edited && <OthersHere key={edited} records={own} id={edited} />}
        <EntityScreen entity={live.entity} />
        {edited === null && !wanted.has('add') && <OrderTool entity={live.entity} records={own} />}
        <ConflictQuestions entity={live.entity} />
      </HostProvider>
    )
  );
}
