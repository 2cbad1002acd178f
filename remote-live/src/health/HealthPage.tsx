import { definePage } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Button, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { ForRole } from '../layout/ForRole';
import { staffMetadata } from '../layout/staffMetadata';
import { HealthItem } from './HealthItem';
import { summaryOf } from './healthLine';
import type { HealthLine } from './healthTexts';

const title = 'Health';

const HealthPage = () => (
  <ForRole role="manager" title={title}>
    <Health />
  </ForRole>
);

interface Answer {
  /** Those that need attention come first. */
  lines: HealthLine[];
  version: string;
  commit: string | null;
  database: { kind: 'SQLite' | 'PostgreSQL'; version: string; migration: string };
}

function Health() {
  const health = useAnswer<Answer>('GET /health');
  return (
    <>
      <PageHeader title={title} description="What works, what does not, and what to do about it.">
        <Button variant="outline" onClick={health.askAgain}>
          Check again
        </Button>
      </PageHeader>
      <Answered {...health} size="list">
        {({ lines, ...versions }) => (
          <Stack gap="5" maxW="3xl">
            <Text role="status" fontWeight="semibold" fontSize="lg">
              {summaryOf(lines)}
            </Text>
            <List aria-label="States">
              {lines.map((line) => (
                <HealthItem key={line.subject} line={line} />
              ))}
            </List>
            <Versions {...versions} />
          </Stack>
        )}
      </Answered>
    </>
  );
}

const Versions = ({ version, commit, database }: Omit<Answer, 'lines'>) => (
  <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
    {`${brand.name} ${version}${commit === null ? '' : `, commit ${commit.slice(0, 8)}`}. `}
    {`${database.kind} ${database.version}, last migration ${database.migration.split(' ')[0]}.`}
  </Text>
);

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

export const page = definePage({ component: HealthPage, metadata: staffMetadata(title) });
