import { defineRemote, type PageDeclaration } from 'shared/contract';
import { entities } from './entities/index';

const entityPages: PageDeclaration[] = entities.map(({ path, navigation }) => ({
  path,
  module: 'list/EntityPage',
  navigation,
}));

export default defineRemote({
  layouts: { staff: 'layout/StaffLayout' },
  pages: [
    { path: '/admin/login', module: 'screens/login/LoginPage' },
    {
      path: '/admin',
      module: 'screens/dashboard/DashboardPage',
      navigation: { label: 'Dashboard', icon: 'LayoutDashboard', order: 0 },
    },
    ...entityPages,
    {
      path: '/admin/messages',
      module: 'screens/messages/MessagesPage',
      navigation: { label: 'Messages', icon: 'Inbox', order: 70 },
    },
    {
      path: '/admin/settings',
      module: 'screens/settings/SettingsPage',
      navigation: { label: 'Settings', icon: 'Settings', order: 80 },
    },
    {
      path: '/admin/platform',
      module: 'screens/platform/PlatformPage',
      navigation: { label: 'Platform', icon: 'Boxes', order: 90, place: 'palette' },
    },
  ],
});
