import { Type } from '@sinclair/typebox';
import { contactSchema } from '@vibrant-peak/shared/schemas/contactMessage';
import type { Route } from '../http/route';
import { noContent, only } from '../http/schemas';
import { networkOf } from '../people/networkOf';
import { application } from './applicationRoute';
import { checkSubmission } from './checkSubmission';
import { cleanLine, cleanText } from './cleanText';
import { elapsedDescription, keySchema, websiteSchema } from './formMembers';
import { receiveAndConfirm } from './receiveAndConfirm';

/** Longest values, in characters. */
const longest = { name: 200, subject: 300, message: 20_000 };

const contact: Route = async (app, live) => {
  app.post(
    '/submissions/contact',
    {
      config: { access: 'anyone' },
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
      checkSubmission(contactSchema, typed, longest);
      const [name, email, subject] = [typed.name, typed.email, typed.subject].map(cleanLine) as [
        ...[string, string, string],
      ];
      const text = cleanText(typed.message);
      const sender = { kind: 'contact', network: networkOf(request.ip), phone: '' } as const;
      const sent = { ...sender, key, website, elapsed, name, email, subject, text };
      await request.change((tables) => receiveAndConfirm(tables, sent, live));
      return reply.code(204).send(null);
    },
  );
};

/** What visitors send. */
export const submissionRoutes = [contact, application];
