import { Type } from '@sinclair/typebox';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers, only } from '../http/schemas';
import { choicesSchema } from './changeSchemas';
import { choose } from './choose';

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
      const { content } = await choose(database.tables, site, request.body.records);
      const { composition, label } = await site.preview(site.releaseOf(content), signedIn(request).name);
      const url = new URL(origin);
      url.hostname = `${label}.${url.hostname}`;
      return { composition, url: url.href };
    },
  );
};

/** A look at the site with chosen drafts. */
export const previewRoutes = [preview];
