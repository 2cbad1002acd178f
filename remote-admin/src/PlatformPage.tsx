import { definePage } from '@vibrant-peak/shared/contract';
import { usePlatform } from '@vibrant-peak/shared/host';
import { Box, Heading, Span } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useId, type ReactNode } from 'react';
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
      <TitledTable
        title="Releases"
        heads={['Application', 'Version', 'Release']}
        rows={releases.map(({ name, version = '–', release }) => [
          name,
          version,
          <Hash key="release">{release}</Hash>,
        ])}
        empty="No releases yet."
      />
      <TitledTable
        title="Modules"
        heads={['Remote', 'Module', 'Load time']}
        rows={loads.map(({ remote, module, outcome, milliseconds }) => [
          remote,
          module,
          outcome === 'loaded' ? `${milliseconds} ms` : outcome,
        ])}
        empty="Nothing was loaded yet."
      />
      <TitledTable
        title="Failures"
        heads={['Remote', 'Module', 'Reason']}
        rows={failures.map(({ remote, module, reason = '' }) => [remote, module, reason])}
        empty="Everything that this page load asked for has arrived."
      />
    </>
  );
}

/** On one line: where it has no room, it is cut, and whole in its title. */
const Hash = ({ children }: { children: string }) => (
  <Span display="block" maxW={{ md: '45cqw' }} fontSize="xs" truncate title={children}>
    {children}
  </Span>
);

interface TitledTableProps {
  title: string;
  heads: string[];
  rows: ReactNode[][];
  empty: string;
}

function TitledTable({ title, heads, rows, empty }: TitledTableProps) {
  const id = useId();
  return (
    <Box as="section" mt="8" aria-labelledby={id}>
      <Heading id={id} as="h2" size="md" mb="3">
        {title}
      </Heading>
      <Table
        label={title}
        heads={heads}
        rows={rows.map((cells, index) => ({ key: String(index), cells }))}
        empty={empty}
      />
    </Box>
  );
}

export const page = definePage({ component: PlatformPage, metadata: staffMetadata('Platform') });
