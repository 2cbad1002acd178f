import type { ImportRow, ImportWriting, InvoiceImportPort, InvoicesPort } from '../host/index';
import { today } from '../today';
import { invoiceValue } from './invoiceValue';

type Open = () =>
  | (InvoicesPort & { importing: InvoiceImportPort })
  | Promise<InvoicesPort & { importing: InvoiceImportPort }>;

const writing: ImportWriting = { dateFormat: 'DD.MM.YYYY', decimalMark: ',', currency: 'EUR' };

const rowOf = (changes: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  number: 'OLD-1',
  date: '31.01.2026',
  client: 'Lumen Ltd',
  total: '1.190,00',
  ...changes,
});

const refusal = { name: 'InvoiceRefusal' };

/** Tests the promises about invoices of other tools. */
export function testImport(open: Open): void {
  testDryRun(open);
  testImported(open);
  testUndo(open);
}

function testDryRun(open: Open): void {
  test('a dry run reports what an import does, and changes nothing', async () => {
    const port = await open();
    const draft = await port.create(invoiceValue());
    const { number } = await port.issue(draft.id, draft.version, {});
    const rows = [
      rowOf(),
      rowOf({ row: 3, number: 'OLD-2', currency: 'USD', total: '9,50', paid: 'yes' }),
      rowOf({ row: 4, number: number! }),
      rowOf({ row: 5, number: 'OLD-2' }),
      rowOf({ row: 6, number: 'OLD-3', date: 'soon', client: '', total: 'many' }),
      rowOf({ row: 7, number: 'OLD-4', status: 'void' }),
    ];
    const tried = await port.importing.try(rows, writing);
    expect(tried).toMatchObject({
      count: 2,
      paid: 1,
      drafts: 0,
      clients: 1,
      first: [
        { row: 2, number: 'OLD-1', state: 'open', date: '2026-01-31', total: '1190.00', paid: '0.00' },
        { row: 3, number: 'OLD-2', state: 'paid', currency: 'USD', total: '9.50', paid: '9.50' },
      ],
      leftOut: [{ row: 7, number: 'OLD-4', reason: 'Void' }],
      sums: [
        { currency: 'EUR', count: 1, total: '1190.00', paid: '0.00' },
        { currency: 'USD', count: 1, total: '9.50', paid: '9.50' },
      ],
      doubled: [
        { row: 4, number },
        { row: 5, number: 'OLD-2' },
      ],
      refused: [{ row: 6, number: 'OLD-3' }],
      withoutSeries: { count: 2 },
    });
    expect([...tried.doubled, ...tried.refused].map(({ problems }) => problems.length)).toEqual([1, 1, 3]);
    expect((await port.list({})).count).toBe(1);
    expect(await port.importing.run(rows, writing)).toEqual(tried);
    expect((await port.list({})).count).toBe(3);
  });

  test('a table of more than 10,000 rows is refused', async () => {
    const { importing } = await open();
    const rows = Array.from({ length: 10_001 }, (_, row) => rowOf({ row, number: `OLD-${row}` }));
    await expect(importing.run(rows, writing)).rejects.toMatchObject(refusal);
  });
}

function testImported(open: Open): void {
  test('imported invoices keep number and amounts, are marked, and never change', async () => {
    const port = await open();
    const row = rowOf({ due: '14.02.2999', paid: '190,00', paidOn: '05.02.2026' });
    await port.importing.run([row], writing);
    const [{ id, version } = { id: 0, version: 0 }] = (await port.list({})).invoices;
    const imported = await port.open(id);
    expect(imported).toMatchObject({
      number: 'OLD-1',
      client: 'Lumen Ltd',
      date: '2026-01-31',
      dueDate: '2999-02-14',
      total: '1190.00',
      balance: '1000.00',
      state: 'partly paid',
      payments: [{ date: '2026-02-05', amount: '190.00' }],
    });
    expect(imported.importedAt).toMatch(/^\d{4}-/);
    expect((await port.create(invoiceValue())).importedAt).toBeNull();
    await expect(port.save(id, version, invoiceValue())).rejects.toMatchObject(refusal);
    await expect(port.remove(id, version)).rejects.toMatchObject(refusal);
  });

  test('the series goes on after imported numbers', async () => {
    const port = await open();
    const iso: ImportWriting = { ...writing, dateFormat: 'YYYY-MM-DD' };
    const [{ next } = { next: '' }] = (await port.importing.try([], iso)).series;
    const [series] = (await port.importing.run([rowOf({ number: next, date: today() })], iso)).series;
    expect(series!.next).toBe(next);
    expect(series!.after).not.toBe(next);
    const { id } = await port.create(invoiceValue({ date: today() }));
    expect(await port.nextNumbers(id)).toMatchObject([{ number: series!.after }]);
  });
}

function testUndo(open: Open): void {
  test('an import is undone as a whole, unless somebody has worked with its invoices', async () => {
    const port = await open();
    await port.importing.run([rowOf(), rowOf({ row: 3, number: 'OLD-2', paid: 'yes' })], writing);
    await port.importing.run([rowOf({ number: 'OLD-3' })], writing);
    const [used, unused] = await port.importing.list();
    expect(unused).toMatchObject({ count: 2, drafts: 0, undoneAt: null });
    const [invoice] = (await port.list({ search: 'OLD-3' })).invoices;
    await port.pay(invoice!.id, { date: '2026-02-01', amount: '5', method: '', note: '' });
    await expect(port.importing.undo(used!.id)).rejects.toMatchObject(refusal);
    const imports = await port.importing.undo(unused!.id);
    expect(imports.map(({ count }) => count)).toEqual([1, 0]);
    expect(imports[1]!.undoneAt).toMatch(/^\d{4}-/);
    expect((await port.list({})).invoices).toMatchObject([{ number: 'OLD-3' }]);
  });
}
