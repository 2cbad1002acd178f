import { defineRemote, type PageDeclaration } from 'shared/contract';
import { entities } from './entities/index';

const entityPages: PageDeclaration[] = entities.map(({ path, navigation }) => ({
  path,
  module: 'pages/EntityPage',
  navigation,
}));

export default defineRemote({
  layouts: { staff: 'layout/StaffLayout' },
  pages: [
    { path: '/admin/login', module: 'pages/LoginPage' },
    {
      path: '/admin',
      module: 'pages/DashboardPage',
      navigation: { label: 'Dashboard', icon: 'LayoutDashboard', order: 0 },
    },
    ...entityPages,
    {
      path: '/admin/messages',
      module: 'pages/MessagesPage',
      navigation: { label: 'Messages', icon: 'Inbox', order: 70 },
    },
    {
      path: '/admin/settings',
      module: 'pages/SettingsPage',
      navigation: { label: 'Settings', icon: 'Settings', order: 80 },
    },
    {
      path: '/admin/platform',
      module: 'pages/PlatformPage',
      navigation: { label: 'Platform', icon: 'Boxes', order: 90, place: 'palette' },
    },
  ],
});
