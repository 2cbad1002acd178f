import { definePage } from '@vibrant-peak/shared/contract';
import { usePlatform } from '@vibrant-peak/shared/host';
import { PageHeader } from './layout/PageHeader';
import { PlainTable } from './layout/PlainTable';
import { staffMetadata } from './layout/staffMetadata';

function PlatformPage() {
  const { composition, releases, loads } = usePlatform();
  const failures = loads.filter(({ outcome }) => outcome === 'failed');
  return (
    <>
      <PageHeader
        title="Platform"
        description={`What this page load is made of: composition ${composition}, ${loads.length} modules, ${failures.length === 1 ? '1 failure' : `${failures.length} failures`}.`}
      />
      <PlainTable
        title="Releases"
        heads={['Application', 'Version', 'Release']}
        rows={releases.map(({ name, version = '–', release }) => [name, version, release])}
        empty=""
      />
      <PlainTable
        title="Modules"
        heads={['Remote', 'Module', 'Load time']}
        rows={loads.map(({ remote, module, outcome, milliseconds }) => [
          remote,
          module,
          outcome === 'loaded' ? `${milliseconds} ms` : outcome,
        ])}
        empty="Nothing was loaded yet."
      />
      <PlainTable
        title="Failures"
        heads={['Remote', 'Module', 'Reason']}
        rows={failures.map(({ remote, module, reason = '' }) => [remote, module, reason])}
        empty="Everything that this page load asked for has arrived."
      />
    </>
  );
}

export const page = definePage({ component: PlatformPage, metadata: staffMetadata('Platform') });
