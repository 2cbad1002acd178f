import {
  contentPath,
  defineRemote,
  loginPath,
  staffPath,
  type PageDeclaration,
} from '@vibrant-peak/shared/contract';
import { contents } from './content/contents';
import { entities } from './entities/index';

const entityPages: PageDeclaration[] = entities.map(({ path, heading, navigation }) => ({
  path,
  heading,
  module: 'list/EntityPage',
  navigation: { ...navigation, group: 'site' },
}));

const contentPages: PageDeclaration[] = contents.map(({ entity: { path, heading } }) => ({
  path,
  heading,
  module: 'content/ContentPage',
  profile: 'live',
}));

export default defineRemote({
  layouts: { staff: 'layout/StaffLayout' },
  pages: [
    { path: loginPath, module: 'screens/login/LoginPage' },
    {
      path: staffPath,
      module: 'screens/dashboard/DashboardPage',
      navigation: { label: 'Dashboard', icon: 'LayoutDashboard', order: 0 },
    },
    ...entityPages,
    {
      path: contentPath,
      module: 'content/ContentOverviewPage',
      navigation: {
        label: 'Content',
        icon: 'FileText',
        order: 60,
        group: 'site',
        keywords: ['Texts', 'Offices', 'Headline'],
      },
      profile: 'live',
    },
    ...contentPages,
    {
      path: `${staffPath}/messages`,
      module: 'screens/messages/MessagesPage',
      navigation: { label: 'Messages', icon: 'Inbox', order: 70, group: 'inbox' },
    },
    {
      path: `${staffPath}/settings`,
      module: 'screens/settings/SettingsPage',
      navigation: { label: 'Settings', icon: 'Settings', order: 80, group: 'settings' },
    },
    {
      path: `${staffPath}/platform`,
      module: 'PlatformPage',
      navigation: { label: 'Platform', icon: 'Boxes', order: 90, place: 'palette' },
    },
  ],
});
