import { defineRemote, joinPath, staffPath } from '@vibrant-peak/shared/contract';

export default defineRemote({
  adapters: 'adapters',
  pages: [
    { path: joinPath, module: 'join/JoinPage' },
    {
      path: `${staffPath}/pictures`,
      module: 'pictures/PicturesPage',
      navigation: { label: 'Pictures', icon: 'Image', order: 72, keywords: ['Images', 'Photos', 'Uploads'] },
    },
    {
      path: `${staffPath}/changes`,
      module: 'changes/ChangesPage',
      navigation: { label: 'Changes', icon: 'CircleCheck', order: 76, keywords: ['Publish', 'Drafts'] },
    },
    { path: `${staffPath}/preview`, module: 'preview/PreviewPage' },
    {
      path: `${staffPath}/history`,
      module: 'history/HistoryPage',
      navigation: { label: 'History', icon: 'Undo', order: 78, keywords: ['Publications', 'Restore'] },
    },
    {
      path: `${staffPath}/people`,
      module: 'people/PeoplePage',
      navigation: {
        label: 'People',
        icon: 'Users',
        order: 82,
        role: 'manager',
        keywords: ['Invite', 'Roles'],
      },
    },
    {
      path: `${staffPath}/activity`,
      module: 'activity/ActivityPage',
      navigation: { label: 'Activity', icon: 'Clock', order: 84, role: 'manager', keywords: ['Log'] },
    },
    {
      path: `${staffPath}/sign-in`,
      module: 'signIn/SignInPage',
      navigation: {
        label: 'My sign-in',
        icon: 'ShieldCheck',
        order: 86,
        keywords: ['Sessions', 'Sign out everywhere'],
      },
    },
  ],
  fillings: [{ slot: 'dashboard', module: 'layout/WaitingCards', order: 20 }],
});
