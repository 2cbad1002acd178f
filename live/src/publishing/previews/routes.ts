import { Type } from '@sinclair/typebox';
import { staffPath } from '@vibrant-peak/shared/contract';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { isProblem, problems } from '../../http/problem';
import { answers, only } from '../../http/schemas';
import { choicesSchema } from '../changeSchemas';
import { choose } from '../choose';
import { composingProblem } from '../composingProblem';
import { recordPreview } from './recordPreview';
import { titled } from '../publications/publication';
import { assertStillMay } from '../../people/assertStillMay';
import { addressWithPass, previewPattern } from './previewPass';
import type { Step } from '../steps';

/** A look at the site with chosen drafts, and the way to any preview. */
export const previewRoutes: Route = async (app, { database, site, origin }) => {
  app.post(
    '/previews',
    {
      config: { access: 'editor' },
      schema: {
        body: only({ records: choicesSchema }),
        response: answers(
          Type.Object({
            composition: Type.Integer({ description: 'Number to send with a publication of this preview' }),
            url: Type.String(),
          }),
        ),
      },
    },
    async (request) => {
      const { id, name } = signedIn(request);
      const { release, records } = await request.change((tables) =>
        choose(tables, site, request.body.records),
      );
      const onStep = async (step: Step) => {
        if (step === 'going live') await assertStillMay(database.tables, { id, name }, 'editor');
      };
      const { composition, label } = await site
        .preview(release, { by: name, onStep })
        .catch((error: Error) => {
          if (isProblem(error)) throw error;
          throw composingProblem(error, records.map(titled));
        });
      await request.change((tables) => recordPreview(tables, composition, request.body.records));
      return { composition, url: `${origin}${app.prefix}/previews/${label}` };
    },
  );

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
      const address = await request.change(async (tables) =>
        request.person
          ? addressWithPass(tables, { origin, label, session: request.person.session })
          : // A page that comes after the login and leads back here.
            `${origin}${staffPath}/preview?of=${label}`,
      );
      return reply.redirect(address, 303);
    },
  );
};
