import { keyOf, sumOf, type PageViews, type ServerViews } from './pageViews';

/** Turns counters of servers into page views since the last look. Servers come, restart and go. */
export class ViewsSince {
  private readonly last = new Map<string, ServerViews>();

  /**
   * Page views since the server was last seen. A server that is seen for the first time has none: it
   * may have counted them before the canary began.
   */
  next(servers: readonly ServerViews[]): PageViews[] {
    const news = servers.map((server) => {
      const before = this.last.get(server.address);
      this.last.set(server.address, server);
      if (!before) return { views: [] };
      return {
        views: before.started === server.started ? without(server.views, before.views) : server.views,
      };
    });
    return sumOf(news).filter(({ views }) => views > 0);
  }
}

/** A counter that fell began again from zero. */
const grown = (now: number, before: number) => (now < before ? now : now - before);

function without(now: readonly PageViews[], before: readonly PageViews[]): PageViews[] {
  const known = new Map(before.map((each) => [keyOf(each), each]));
  return now.map((each) => {
    const { views, failed } = known.get(keyOf(each)) ?? { views: 0, failed: 0 };
    return { ...each, views: grown(each.views, views), failed: grown(each.failed, failed) };
  });
}
