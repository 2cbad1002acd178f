import { definePage, staffPath } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { ButtonLink } from '@vibrant-peak/shared/ui';
import { PageHeader, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';
import { AnalyticsPanel } from './AnalyticsPanel';
import { ContinueLink } from './ContinueLink';
import { DashboardCards } from './DashboardCards';
import { StartingPoints } from './StartingPoints';
import { StatCards } from './StatCards';
import { TabBar } from '../../layout/TabBar';
import { staffMetadata } from '../../layout/staffMetadata';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'analytics', label: 'Analytics' },
];

function DashboardPage() {
  const isLive = useProfile() === 'live';
  return (
    <>
      <PageHeader
        title="Dashboard"
        description={isLive ? 'Your work, and the money owed.' : 'The site at a glance.'}
      >
        <ContinueLink />
        <ButtonLink to={`${staffPath}/platform`} variant="outline" colorPalette="gray">
          <StaffIcon name="Boxes" />
          <span>Platform</span>
        </ButtonLink>
      </PageHeader>
      {isLive ? <DashboardCards isList /> : <Overview />}
    </>
  );
}

/** The figures and tabs of the specification. */
const Overview = () => (
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
);

export const page = definePage({ component: DashboardPage, metadata: staffMetadata('Dashboard') });
