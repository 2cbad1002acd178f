import { fastify, type RouteOptions } from 'fastify';
import { addRoutes, prefix } from '../createApp';
import { clientRoutes } from '../invoices/clientPage/routes';
import type { Access, Right } from '../http/requireRoles';
import type { Live } from '../http/route';

export interface AccessRow {
  method: string;
  url: string;
  access: Access;
  /** What the person needs beside the role. */
  right: Right | undefined;
  isReachedFromOtherSites: boolean;
  schema: NonNullable<RouteOptions['schema']>;
}

/** Who may use which route, from the routes themselves. */
export async function accessTable(): Promise<AccessRow[]> {
  const rows: AccessRow[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    rows.push({
      method: String(method),
      url,
      access: config!.access!,
      right: config!.right,
      isReachedFromOtherSites: config!.isReachedFromOtherSites ?? false,
      schema: schema!,
    });
  });
  // Routes are added without being used.
  await app.register(addRoutes, { prefix } as Live & { prefix: string });
  await app.register(clientRoutes, {} as Live);
  await app.ready();
  return rows;
}

const yes = (right: Right | undefined) => (right ? `with \`${right}\`` : 'yes');

/** The table in Markdown, as lines. */
export function asMarkdown(rows: AccessRow[]): string[] {
  const columns: Access[] = ['anyone', 'editor', 'publisher', 'manager'];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['route', ...columns]),
    line(Array<string>(columns.length + 1).fill('---')),
    ...rows.map(({ method, url, access, right }) =>
      line([
        `\`${method} ${url}\``,
        ...columns.map((column) => (columns.indexOf(column) >= columns.indexOf(access) ? yes(right) : '')),
      ]),
    ),
  ];
}
