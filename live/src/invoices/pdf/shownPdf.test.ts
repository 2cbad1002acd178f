import { longDayText } from '@vibrant-peak/invoice/dayText';
import { companyDay } from '../../clock/companyClock';
import { bothDatabases } from '../../testing/testDatabase';
import { draftOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import { drawnIn, hex, print } from '../../testing/testPdf';
import { storedPdf } from './storePdf';

test.each(bothDatabases)(
  'on %s each page of a void PDF has a mark, and the stored one stays',
  async (kind) => {
    const { live, invoices } = await liveWithInvoices(kind, print);
    const { id } = await invoices.issued();
    const pdf = async () => (await invoices.ask(`GET /invoices/${id}/pdf`)).rawPayload;
    const issued = await pdf();
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    const shown = await pdf();
    expect(drawnIn(issued)).not.toContain(hex('CANCELLED'));
    expect(drawnIn(shown).split(hex('CANCELLED'))).toHaveLength(3);
    expect(drawnIn(shown)).toContain(hex(`on ${longDayText(companyDay())}`));
    expect(await pdf()).toEqual(shown);
    expect(await storedPdf(live.database.tables, id)).toEqual(issued);
    const german = { ...draftOf(), language: 'de' };
    const other = (await invoices.ask('POST /invoices', german)).json<OpenInvoice>();
    await invoices.issue(other);
    await invoices.ask(`POST /invoices/${other.id}/void`, { reason: 'Twice' });
    const marked = drawnIn((await invoices.ask(`GET /invoices/${other.id}/pdf`)).rawPayload);
    expect(marked).toContain(hex('STORNIERT'));
    expect(marked).toContain(hex(`am ${longDayText(companyDay(), 'de')}`));
    await live.close();
  },
);
