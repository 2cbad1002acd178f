import { definePage, staffPath } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { ButtonLink } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';
import { AnalyticsPanel } from './AnalyticsPanel';
import { ContinueLink } from './ContinueLink';
import { DashboardCards } from './DashboardCards';
import { StartingPoints } from './StartingPoints';
import { StatCards, fixedFigures } from './StatCards';
import { PageHeader } from '../../layout/PageHeader';
import { TabBar } from '../../layout/TabBar';
import { staffMetadata } from '../../layout/staffMetadata';

const LiveOverview = createLazyPart(async () => (await import('../../live/LiveOverview')).LiveOverview);

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'analytics', label: 'Analytics' },
];

function DashboardPage() {
  const isLive = useProfile() === 'live';
  return (
    <>
      <PageHeader title="Dashboard" description="The site at a glance.">
        <ContinueLink />
        <ButtonLink to={`${staffPath}/platform`} variant="outline" colorPalette="gray">
          <StaffIcon name="Boxes" />
          <span>Platform</span>
        </ButtonLink>
      </PageHeader>
      <Tabs.Root defaultValue="overview" variant="line">
        <TabBar label="Dashboard" tabs={tabs} />
        <Tabs.Content value="overview" pt="6">
          {isLive ? (
            <LiveOverview />
          ) : (
            <>
              <StatCards figures={fixedFigures} />
              <DashboardCards />
              <StartingPoints />
            </>
          )}
        </Tabs.Content>
        <Tabs.Content value="analytics" pt="6">
          <AnalyticsPanel />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

export const page = definePage({ component: DashboardPage, metadata: staffMetadata('Dashboard') });
