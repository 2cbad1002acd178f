import { definePage } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { cardStyle } from '@vibrant-peak/shared/ui';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { TabBar } from '../../layout/TabBar';
import { FooterSwitches } from './FooterSwitches';
import { SettingsForm } from './SettingsForm';
import { settingsTabs } from './settingsTabs';
import { staffMetadata } from '../../layout/staffMetadata';

const tabs = settingsTabs.map(({ group, label }) => ({ value: group, label }));

const LiveSettings = createLazyPart(
  async () => (await import('../../live/settings/LiveSettings')).LiveSettings,
);

const SettingsPage = () => (useProfile() === 'live' ? <LiveSettings /> : <SettingsOfVisit />);

/** All panels stay mounted, so that switching tabs keeps unsaved text. */
const SettingsOfVisit = () => (
  <>
    <PageHeader title="Settings" description="Saved for this visit; the public site does not change." />
    <Tabs.Root defaultValue="general" variant="line">
      <TabBar label="Settings" tabs={tabs} />
      {settingsTabs.map((tab) => (
        <Tabs.Content
          key={tab.group}
          value={tab.group}
          mt="6"
          maxW="3xl"
          p={{ base: '5', md: '8' }}
          {...cardStyle}
        >
          {tab.group === 'footer' && <FooterSwitches />}
          <SettingsForm {...tab} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  </>
);

export const page = definePage({ component: SettingsPage, metadata: staffMetadata('Settings') });
