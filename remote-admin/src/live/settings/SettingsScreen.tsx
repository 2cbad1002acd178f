import { contentPath } from '@vibrant-peak/shared/contract';
import { RouterLink } from '@vibrant-peak/shared/ui';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../../entities/entity';
import { TabBar } from '../../layout/TabBar';
import { SettingsForm } from './SettingsForm';
import { settingsTabs } from './settingsParts';

/** All panels stay mounted, so that switching tabs keeps unsaved text. */
export const SettingsScreen = ({ entity }: { entity: Entity }) => (
  <>
    <PageHeader
      title="Settings"
      description={
        <>
          <span>The site’s name, addresses and descriptions. All other texts are in</span>{' '}
          <RouterLink to={contentPath} variant="underline">
            Content
          </RouterLink>
          <span>.</span>
        </>
      }
    />
    <Tabs.Root defaultValue="general" variant="line">
      <TabBar label="Settings" tabs={settingsTabs} />
      {settingsTabs.map((tab) => (
        <Tabs.Content key={tab.value} value={tab.value} mt="6" p="0">
          <SettingsForm brand={entity} tab={tab} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  </>
);
