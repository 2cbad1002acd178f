import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { ForRole } from '../layout/ForRole';
import { staffMetadata } from '../layout/staffMetadata';
import { ActivityFilter, type Filter } from './ActivityFilter';
import { LogPages } from './LogPages';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';

const title = 'Activity';

const ActivityPage = () => (
  <ForRole role="manager" title={title}>
    <Activity />
  </ForRole>
);

function Activity() {
  const [filter, setFilter] = useState<Filter>({ person: '', action: '' });
  return (
    <>
      <PageHeader
        title={title}
        description="Who did what, and when. Nothing here can be changed or removed."
      />
      <ActivityFilter filter={filter} onFilter={setFilter} />
      <LogPages key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}

export const page = definePage({ component: ActivityPage, metadata: staffMetadata(title) });
