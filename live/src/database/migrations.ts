import type { Migration } from 'kysely';
import { acceptedQuotes } from './migrations/acceptedQuotes';
import { boundedTexts } from './migrations/boundedTexts';
import { closedMonths } from './migrations/closedMonths';
import { deletionIndexes } from './migrations/deletionIndexes';
import { firstTables } from './migrations/firstTables';
import { idsOnce } from './migrations/idsOnce';
import { importedInvoices } from './migrations/importedInvoices';
import { inbox } from './migrations/inbox';
import { invoiceEntries } from './migrations/invoiceEntries';
import { invoiceLinks } from './migrations/invoiceLinks';
import { invoiceMails } from './migrations/invoiceMails';
import { invoicePdfs } from './migrations/invoicePdfs';
import { invoicePlans } from './migrations/invoicePlans';
import { invoiceReminders } from './migrations/invoiceReminders';
import { invoices } from './migrations/invoices';
import { hiddenPictures } from './migrations/hiddenPictures';
import { mail } from './migrations/mail';
import { mailAttempts } from './migrations/mailAttempts';
import { mailAddresses } from './migrations/mailAddresses';
import { mailServer } from './migrations/mailServer';
import { namedLast } from './migrations/namedLast';
import { namedNumbers } from './migrations/namedNumbers';
import { news } from './migrations/news';
import { passedNews } from './migrations/passedNews';
import { passedWebhookNews } from './migrations/passedWebhookNews';
import { publications } from './migrations/publications';
import { pictures } from './migrations/pictures';
import { readMarks } from './migrations/readMarks';
import { provenSessions } from './migrations/provenSessions';
import { openedVersions } from './migrations/openedVersions';
import { quotes } from './migrations/quotes';
import { rights } from './migrations/rights';
import { searchQueue } from './migrations/searchQueue';
import { secondFactor } from './migrations/secondFactor';
import { staffInbox } from './migrations/staffInbox';
import { takenBackPayments } from './migrations/takenBackPayments';
import { undoneImports } from './migrations/undoneImports';
import { visitors } from './migrations/visitors';

/** In the order of their names. They run forward only, and one that was released never changes. */
export const migrations: Record<string, Migration> = {
  '001 first tables': firstTables,
  '002 publications': publications,
  '003 pictures': pictures,
  '004 rights': rights,
  '005 hidden pictures': hiddenPictures,
  '006 second factor': secondFactor,
  '007 inbox': inbox,
  '008 visitors': visitors,
  '009 mail': mail,
  '010 staff inbox': staffInbox,
  '011 news': news,
  '012 invoices': invoices,
  '013 read marks': readMarks,
  '014 passed news': passedNews,
  '015 clients and items': invoiceEntries,
  '016 PDFs of invoices': invoicePdfs,
  '017 quotes': quotes,
  '019 mails of invoices': invoiceMails,
  '020 pages of clients': invoiceLinks,
  '021 reminders': invoiceReminders,
  '023 recurring invoices': invoicePlans,
  '024 imported invoices': importedInvoices,
  '025 named numbers': namedNumbers,
  '026 ids once': idsOnce,
  '027 search queue': searchQueue,
  '028 bounded texts': boundedTexts,
  '029 attempts on mails': mailAttempts,
  '030 addresses of mails': mailAddresses,
  '032 mail server': mailServer,
  '033 passed news of webhooks': passedWebhookNews,
  '034 proven sessions': provenSessions,
  '050 accepted quotes': acceptedQuotes,
  '051 indexes for deletions': deletionIndexes,
  '055 payments that are taken back': takenBackPayments,
  '056 opened versions of drafts': openedVersions,
  '058 imports that are undone': undoneImports,
  '059 closed months': closedMonths,
  '060 last numbers that were named': namedLast,
};
