import { Type } from '@sinclair/typebox';
import { staffPath } from '@vibrant-peak/shared/contract';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { problem, problems } from '../http/problem';
import { answers, only } from '../http/schemas';
import { choicesSchema } from './changeSchemas';
import { choose } from './choose';
import { titled } from './publication';
import { addressWithPass, previewPattern } from './previewPass';

const preview: Route = async (app, { database, site, origin }) => {
  app.post(
    '/previews',
    {
      config: { access: 'editor' },
      schema: {
        body: only({ records: choicesSchema }),
        response: answers(
          Type.Object({
            composition: Type.Integer({ description: 'For a publication of what was looked at' }),
            url: Type.String(),
          }),
        ),
      },
    },
    async (request) => {
      const { release, records } = await choose(database.tables, site, request.body.records);
      const { composition, label } = await site
        .preview(release, signedIn(request).name)
        .catch((error: Error) => {
          throw problem(422, error.message, { details: { records: records.map(titled) } });
        });
      return { composition, url: `${origin}${app.prefix}/previews/${label}` };
    },
  );
};

const openPreview: Route = async (app, { database, origin }) => {
  app.get(
    '/previews/:label',
    {
      config: { access: 'anyone', isLinkedFromOtherSites: true },
      schema: {
        params: only({ label: Type.String({ pattern: previewPattern }) }),
        response: { 303: Type.Null(), ...problems },
      },
    },
    async (request, reply) => {
      const { label } = request.params;
      // A page that comes after the login and leads back here.
      if (!request.person) return reply.redirect(`${origin}${staffPath}/preview?of=${label}`, 303);
      const what = { origin, label, session: request.person.session };
      return reply.redirect(await database.change((tables) => addressWithPass(tables, what)), 303);
    },
  );
};

/** A look at the site with chosen drafts, and the way to any preview. */
export const previewRoutes = [preview, openPreview];
