import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Publication {
  id: string;
  state: string;
}

interface Draft {
  version: number;
  value: Record<string, unknown>;
}

/**
 * The calls of a person, with their session, to any server of a site that people open at `origin`.
 */
export function staffCalls(origin: string, cookie: string) {
  const call = async <T>(
    server: string,
    route: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const [method, path] = route.split(' ');
    const response = await fetch(`${server}/api${path}`, {
      method: method!,
      headers: { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };

  return {
    call,
    /** Gives the first manager the rights to draft and to issue invoices. */
    mayIssueInvoices: async (server: string) => {
      const { people } = (await call<{ people: { id: string }[] }>(server, 'GET /people')).body;
      await call(server, `PATCH /people/${people[0]!.id}`, { mayInvoice: true, mayIssue: true });
    },
    /**
     * Saves a draft of a team member's bio.
     * @returns what is to be chosen for a publication of it.
     */
    saveBio: async (server: string, id: string, bio: string) => {
      const { version, value } = (await call<Draft>(server, `GET /records/team/${id}`)).body;
      const headers = { 'if-match': `"${version}"`, 'idempotency-key': randomUUID() };
      const saved = await call<Draft>(server, `PUT /records/team/${id}`, { ...value, bio }, headers);
      return { collection: 'team', id, version: saved.body.version };
    },
    publish: (server: string, records: object[], at?: Date) =>
      call<Publication & { detail?: string }>(server, 'POST /publications', {
        records,
        ...(at && { at: at.toISOString() }),
      }),
    publication: async (server: string, id: string) =>
      (await call<Publication>(server, `GET /publications/${id}`)).body,
    /** How often the log says that it went live. */
    timesPublished: async (server: string, id: string) => {
      const route = `GET /log?action=published&subject=publication/${id}`;
      return (await call<{ entries: object[] }>(server, route)).body.entries.length;
    },
  };
}

/** The calls of the person who is signed in on a page. */
export async function callsOf(page: Page, origin: string) {
  const [{ name, value } = { name: '', value: '' }] = await page.context().cookies();
  return staffCalls(origin, `${name}=${value}`);
}

/** Makes the first manager by the printed link. @returns the cookie of the session. */
export async function joinByLink(server: string, link: string): Promise<string> {
  const { origin, hash } = new URL(link);
  const response = await fetch(`${server}/api/invitation/password`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      secret: hash.slice(1),
      name: 'Ayesha',
      email: 'ayesha@the.site',
      password: 'correct horse battery',
    }),
  });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}
