import { bothDatabases } from '../../testing/testDatabase';
import { liveWithPlans, monthly } from '../../testing/testPlans';

describe.each(bothDatabases)('on %s', (kind) => {
  let site: Awaited<ReturnType<typeof liveWithPlans>>;
  beforeEach(async () => void (site = await liveWithPlans(kind)));
  afterEach(async () => {
    jest.useRealTimers();
    await site.live.close();
  });

  test.each([
    ...[['stopped'], ['paused'], ['changed to drafts']],
    ...[['issued by a person'], ['deleted by a person']],
  ])(
    'a draft that is %s before the morning is not issued automatically, and nobody gets a mail',
    async (how) => {
      const { live, invoices, made, at, run, plan, plans, outbox } = site;
      await live.database.tables.updateTable('people').set({ notices: 'each' }).execute();
      const { id } = (await plan({ mode: 'issue and send', next: '2026-12-02' })).json<{ id: number }>();
      await at('2026-12-02', '00:00');
      await run();
      const [draft] = await made();
      const byHand: Record<string, () => Promise<{ statusCode: number }>> = {
        stopped: () => invoices.ask(`PUT /invoice-plans/${id}/state`, { state: 'stopped' }),
        paused: () => invoices.ask(`PUT /invoice-plans/${id}/state`, { state: 'paused' }),
        'changed to drafts': () => invoices.ask(`PUT /invoice-plans/${id}`, { ...monthly, mode: 'draft' }),
        'issued by a person': () => invoices.issue(draft!),
        'deleted by a person': () => invoices.ask(`DELETE /invoices/${draft!.id}`, undefined, 1),
      };
      await at('2026-12-02', '07:30');
      expect((await byHand[how]!()).statusCode).toBeLessThan(300);
      await at('2026-12-02', '08:00');
      await run();
      await run();
      const isIssued = how.startsWith('issued');
      const rest = how.startsWith('deleted') ? [] : [{ number: isIssued ? 'INV-2026-0001' : null }];
      expect(await made()).toMatchObject(rest);
      expect([await outbox('invoice'), await outbox('notice')]).toEqual([[], []]);
      expect(await plans()).toMatchObject([{ problems: [] }]);
    },
  );
});
