import { useMemo, type ComponentType } from 'react';
import { HostProvider, useHost } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { useStore } from '@vibrant-peak/shared/store';
import { FailurePanel } from '@vibrant-peak/shared/ui';
import { LoadingPart, PageHeader } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import { EntityScreen } from '../list/EntityScreen';
import { recordsOf } from '../records/collectionOf';
import { askingPort } from './askingPort';
import { ConflictQuestions } from './ConflictQuestions';
import { liveEntityOf } from './liveEntity';
import { OnceScreen } from './OnceScreen';
import { OrderTool } from './OrderTool';
import { OthersHere } from './OthersHere';
import { useLoaded } from './useLoaded';

/** Id of the record of what the site has once. */
const single = 'single';

interface LiveEntityScreenProps {
  entity: Entity;
  /** Shows the records, with every field of the content's schema. */
  Screen?: ComponentType<{ entity: Entity }>;
}

/**
 * The screen of a list or of single content in the live profile: a form with every field of the
 * schema, and questions about conflicts.
 */
export function LiveEntityScreen({
  entity,
  Screen = entity.isOnce ? OnceScreen : EntityScreen,
}: LiveEntityScreenProps) {
  const host = useHost();
  const { records } = host;
  const asking = useMemo(() => (records ? { ...host, records: askingPort(records) } : host), [host, records]);
  const wanted = new URLSearchParams(useLocation().search);
  const own = recordsOf(entity, records);
  const all = useStore(own);
  const named = all.find(({ id }) => String(id) === wanted.get('edit'));
  const edited = entity.isOnce ? single : named && String(named.id);
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
  if (!isLoaded) return <LoadingRecords entity={entity} />;
  return (
    <HostProvider value={asking}>
      {edited && <OthersHere key={edited} records={own} id={edited} />}
      <Screen entity={live.entity} />
      {!edited && !wanted.has('add') && <OrderTool entity={live.entity} records={own} />}
      <ConflictQuestions entity={live.entity} />
    </HostProvider>
  );
}

/** The place of a list or a form while its records load. */
const LoadingRecords = ({ entity: { heading, description } }: { entity: Entity }) => (
  <>
    <PageHeader title={heading} description={description} />
    <LoadingPart size="list" />
  </>
);
