import { Type } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { noContent, only } from '../http/schemas';
import { networkOf } from '../http/networkOf';
import { application } from './applicationRoute';
import { contactSubmission } from './contactSubmission';
import { elapsedDescription, keySchema, websiteSchema } from './formMembers';
import { receiveAndConfirm } from './receiveAndConfirm';

const contact: Route = async (app, live) => {
  app.post(
    '/submissions/contact',
    {
      config: { access: 'anyone', cleansTexts: true },
      schema: {
        body: only({
          key: keySchema,
          website: Type.Optional(websiteSchema),
          elapsed: Type.Optional(Type.Integer({ minimum: 0, description: elapsedDescription })),
          name: Type.String(),
          email: Type.String(),
          subject: Type.String(),
          message: Type.String(),
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { key, website = '', elapsed, ...typed } = request.body;
      const sender = { key, website, elapsed, network: networkOf(request.ip) };
      const sent = { ...contactSubmission(typed), ...sender };
      await request.change((tables) => receiveAndConfirm(tables, sent, live));
      return reply.code(204).send(null);
    },
  );
};

/** What visitors send. */
export const submissionRoutes = [contact, application];
