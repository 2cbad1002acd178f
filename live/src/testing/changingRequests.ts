import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Publication } from '../publishing/publications/publication';
import { authenticator } from './authenticator';
import type { ChangingRequest, Prepare, Site } from './changingRequest';
import { inboxRequests } from './inboxRequests';
import { invoiceRequests } from './invoiceRequests';
import { releaseRequests } from './releaseRequests';
import { origin } from './testLive';
import { addPerson, password } from './testPeople';
import { pictures, redAndBlue } from './testPictures';
import { publishing, type OpenChange } from './testPublishing';
import { drafts } from './testRecords';
import { codeOf, turnOn } from './testSecondFactor';

let count = 0;
const saveHeaders = () => ({ 'if-match': '"1"', 'idempotency-key': `key-of-a-save-${++count}` });

/** A draft that the person has changed. */
async function changedDraft({
  live,
  person,
}: Site): Promise<Pick<OpenChange, 'collection' | 'id' | 'version'>> {
  await drafts(live, person).change('team/1', { bio: `Words ${++count}.` });
  const changes = await publishing(live, person).changes();
  const { collection, id, version } = changes.find((each) => each.collection === 'team')!;
  return { collection, id, version };
}

async function scheduled(site: Site): Promise<ChangingRequest> {
  const at = new Date(Date.now() + 3600_000).toISOString();
  const answer = await publishing(site.live, site.publisher).post([await changedDraft(site)], { at });
  return { params: { id: answer.json<Publication>().id } };
}

/** A record of one version, and a change of it. */
async function newRecord({ live, person }: Site): Promise<ChangingRequest> {
  const { value } = await drafts(live, person).read('team/4');
  const added = await drafts(live, person).changeSeveral('team', [{ value }]);
  const { id } = added.json<{ records: { id: string }[] }>().records[0]!;
  return {
    params: { collection: 'team', id },
    headers: saveHeaders(),
    body: { ...value, id: Number(id), bio: 'Other words.' },
  };
}

const somebody = async ({ live }: Site) => ({ id: (await addPerson(live, 'editor')).id });

async function picture({ live, person }: Site): Promise<ChangingRequest> {
  const bytes = await redAndBlue(200 + ++count, 200)
    .png()
    .toBuffer();
  return { params: { name: (await pictures(live, person).add(bytes)).name } };
}

/** A valid request for each changing route, by method and address. */
export const changingRequests: Record<string, Prepare> = {
  'DELETE /session': () => ({}),
  'DELETE /sessions': () => ({}),
  'POST /session/proof': () => ({ body: { password } }),
  'PUT /password': () => ({ body: { current: password, password: 'another horse and its stable' } }),
  'POST /passkeys/options': () => ({}),
  'POST /passkeys': async ({ live, person: { headers } }) => {
    const options = await live.ask('POST /passkeys/options', { headers });
    const passkey = authenticator(origin).create(options.json<PublicKeyCredentialCreationOptionsJSON>());
    return { body: { label: 'Phone', passkey } };
  },
  'DELETE /passkeys/:id': async ({ live, person }) => {
    const id = `key-${++count}`;
    const key = { id, person: person.id, label: '', public_key: '', counter: 0, transports: '[]' };
    await live.database.tables
      .insertInto('passkeys')
      .values({ ...key, created_at: '' })
      .execute();
    return { params: { id } };
  },
  'POST /second-factor': () => ({}),
  'PUT /second-factor': async ({ live, person: { headers } }) => {
    const begun = await live.ask('POST /second-factor', { headers });
    return { body: { code: codeOf(begun.json<{ secret: string }>().secret) } };
  },
  'POST /second-factor/codes': async ({ live, person }) => {
    await turnOn(live, person);
    return { body: { proof: password } };
  },
  'POST /second-factor/removal': async ({ live, person }) => {
    await turnOn(live, person);
    return { body: { proof: password } };
  },
  'POST /invitations': () => ({ body: { role: 'manager', email: `invited-${++count}@the.site` } }),
  'DELETE /invitations/:id': async ({ live, person: { headers } }) => {
    const email = `invited-${++count}@the.site`;
    await live.ask('POST /invitations', { headers, payload: { role: 'editor', email } });
    const { hash } = await live.database.tables
      .selectFrom('invitations')
      .where('email', '=', email)
      .select('hash')
      .executeTakeFirstOrThrow();
    return { params: { id: hash } };
  },
  'PATCH /people/:id': async (site) => ({ params: await somebody(site), body: { role: 'manager' } }),
  'DELETE /people/:id/sessions': async (site) => ({ params: await somebody(site) }),
  'DELETE /people/:id/company-account': async (site) => ({ params: await somebody(site) }),
  'DELETE /people/:id': async (site) => ({ params: await somebody(site) }),
  'PUT /records/:collection/:id': newRecord,
  'DELETE /records/:collection/:id': newRecord,
  'POST /records/:collection/:id/versions/:version/restore': async ({ live, person }) => {
    const { json } = await drafts(live, person).change('team/6', { bio: `Words ${++count}.` });
    const { version } = json<{ version: number }>();
    return { params: { collection: 'team', id: '6', version: '1' }, body: { from: version } };
  },
  'POST /records/:collection': async ({ live, person }) => ({
    params: { collection: 'team' },
    headers: saveHeaders(),
    body: { changes: [{ value: (await drafts(live, person).read('team/4')).value }] },
  }),
  'POST /changes/discard': async (site) => ({ body: await changedDraft(site) }),
  'POST /changes/bring-back': async (site) => {
    const body = await changedDraft(site);
    const { headers } = site.person;
    await site.live.ask('POST /changes/discard', { headers, payload: body });
    return { body };
  },
  'POST /previews': async (site) => ({ body: { records: [await changedDraft(site)] } }),
  'POST /publications': async (site) => ({ body: { records: [await changedDraft(site)] } }),
  'DELETE /publications/:id': scheduled,
  'POST /publications/:id/confirmation': async (site) => {
    const request = await scheduled(site);
    await site.live.database.tables
      .updateTable('publications')
      .set({ state: 'unconfirmed' })
      .where('id', '=', request.params!['id']!)
      .execute();
    return request;
  },
  'POST /publications/:id/restore': async (site) => {
    await changedDraft(site);
    const { id } = await publishing(site.live, site.publisher).publish(['team/1']);
    return { params: { id }, body: { to: 'before' } };
  },
  'PUT /presence/:collection/:id': () => ({ params: { collection: 'team', id: '1' } }),
  'DELETE /presence/:collection/:id': () => ({ params: { collection: 'team', id: '1' } }),
  'PATCH /media/:name': async (site) => ({ ...(await picture(site)), body: { alt: 'A harbor' } }),
  'DELETE /media/:name': picture,
  'POST /media': async () => ({
    body: await redAndBlue(200 + ++count, 200)
      .png()
      .toBuffer(),
  }),
  ...inboxRequests,
  ...invoiceRequests,
  ...releaseRequests,
};
