import { definePage, staffPath } from '@vibrant-peak/shared/contract';
import { ButtonLink } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';
import { AnalyticsPanel } from './AnalyticsPanel';
import { ContinueLink } from './ContinueLink';
import { DashboardCards } from './DashboardCards';
import { StartingPoints } from './StartingPoints';
import { StatCards } from './StatCards';
import { PageHeader } from '../../layout/PageHeader';
import { TabBar } from '../../layout/TabBar';
import { staffMetadata } from '../../layout/staffMetadata';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'analytics', label: 'Analytics' },
];

function DashboardPage() {
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
          <StatCards />
          <DashboardCards />
          <StartingPoints />
        </Tabs.Content>
        <Tabs.Content value="analytics" pt="6">
          <AnalyticsPanel />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

export const page = definePage({ component: DashboardPage, metadata: staffMetadata('Dashboard') });
