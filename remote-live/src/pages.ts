import {
  changesPath,
  defineRemote,
  joinPath,
  newPasswordPath,
  staffPath,
  versionsPath,
} from '@vibrant-peak/shared/contract';
import type { Person } from '@vibrant-peak/shared/host';

const ofInvoices = { group: 'money', right: 'mayInvoice' } as const;

/** A manager with all rights, for trials of a publish. */
const person: Person = {
  id: '1',
  name: 'Trial',
  email: 'trial@localhost',
  role: 'manager',
  mayInvoice: true,
  mayIssue: true,
};

export default defineRemote({
  adapters: 'adapters',
  trialAnswers: { '/api/session': { person, hasCompanyLogin: false, sendsMail: true, mustAdd: null } },
  extensions: [
    { slot: 'dashboard', module: 'signIn/MissingFactorCard', order: 3 },
    { slot: 'dashboard', module: 'toDo/ToDoCard', order: 4 },
    { slot: 'dashboard', module: 'changes/SchedulesCard', order: 15 },
    { slot: 'dashboard', module: 'versions/RecentChangesCard', order: 16 },
  ],
  pages: [
    { path: joinPath, module: 'join/JoinPage' },
    { path: newPasswordPath, module: 'newPassword/NewPasswordPage' },
    {
      path: `${staffPath}/pictures`,
      module: 'pictures/PicturesPage',
      navigation: {
        label: 'Pictures',
        icon: 'Image',
        order: 72,
        group: 'site',
        keywords: ['Images', 'Photos', 'Uploads'],
      },
    },
    {
      path: changesPath,
      module: 'changes/ChangesPage',
      navigation: {
        label: 'Changes',
        icon: 'CircleCheck',
        order: 76,
        group: 'inbox',
        keywords: ['Publish', 'Drafts'],
      },
    },
    { path: `${staffPath}/preview`, module: 'preview/PreviewPage', heading: 'Preview' },
    { path: versionsPath, module: 'versions/VersionsPage', heading: 'Versions' },
    {
      path: `${staffPath}/history`,
      module: 'history/HistoryPage',
      navigation: {
        label: 'History',
        icon: 'Undo',
        order: 78,
        group: 'site',
        keywords: ['Publications', 'Restore'],
      },
    },
    {
      path: `${staffPath}/clients`,
      module: 'clients/ClientsPage',
      navigation: {
        ...ofInvoices,
        label: 'Clients',
        icon: 'Handshake',
        order: 63,
        keywords: ['Customers', 'Addresses'],
      },
    },
    {
      path: `${staffPath}/items`,
      module: 'clients/ItemsPage',
      navigation: {
        ...ofInvoices,
        label: 'Items',
        icon: 'Boxes',
        order: 64,
        keywords: ['Products', 'Services', 'Prices'],
      },
    },
    {
      path: `${staffPath}/invoice-settings`,
      module: 'invoiceSettings/InvoiceSettingsPage',
      navigation: {
        label: 'Invoice settings',
        icon: 'Calculator',
        order: 81,
        place: 'settings',
        right: 'mayInvoice',
        keywords: ['Logo', 'Bank', 'Number series', 'Company'],
      },
    },
    {
      path: `${staffPath}/people`,
      module: 'people/PeoplePage',
      navigation: {
        label: 'People',
        icon: 'UserCog',
        order: 82,
        place: 'settings',
        role: 'manager',
        keywords: ['Invite', 'Roles'],
      },
    },
    {
      path: `${staffPath}/activity`,
      module: 'activity/ActivityPage',
      navigation: {
        label: 'Activity',
        icon: 'Clock',
        order: 84,
        place: 'settings',
        role: 'manager',
        keywords: ['Log'],
      },
    },
    {
      path: `${staffPath}/mail`,
      module: 'mail/MailPage',
      navigation: {
        label: 'Mail',
        icon: 'Mail',
        order: 85,
        place: 'settings',
        role: 'manager',
        keywords: ['Outbox', 'Not sent'],
      },
    },
    {
      path: `${staffPath}/health`,
      module: 'health/HealthPage',
      navigation: {
        label: 'Health',
        icon: 'HeartPulse',
        order: 86,
        place: 'settings',
        role: 'manager',
        keywords: ['Status', 'Backup', 'Disk', 'Version'],
      },
    },
    {
      path: `${staffPath}/releases`,
      module: 'releases/ReleasesPage',
      navigation: {
        label: 'Releases',
        icon: 'Server',
        order: 87,
        place: 'settings',
        role: 'manager',
        keywords: ['Roll back', 'Canary', 'Previews', 'Version'],
      },
    },
    {
      path: `${staffPath}/visitors`,
      module: 'visitors/VisitorsPage',
      navigation: {
        label: 'Visitors',
        icon: 'Eye',
        order: 88,
        place: 'settings',
        role: 'manager',
        keywords: ['Privacy', 'Confirmation', 'Erase', 'Export'],
      },
    },
    {
      path: `${staffPath}/sign-in`,
      module: 'signIn/SignInPage',
      navigation: {
        label: 'My sign-in',
        icon: 'ShieldCheck',
        order: 86,
        place: 'person',
        keywords: ['Sessions', 'Sign out everywhere', 'Second factor'],
      },
    },
  ],
});
