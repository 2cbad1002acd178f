import { Type } from '@sinclair/typebox';
import { contactSchema } from '@vibrant-peak/shared/schemas/contactMessage';
import type { Route } from '../http/route';
import { noContent, only } from '../http/schemas';
import { networkOf } from '../people/networkOf';
import { checkSubmission } from './checkSubmission';
import { cleanLine, cleanText } from './cleanText';
import { receive } from './receive';

/** Members that every form sends beside its fields. */
export const formMembers = {
  key: Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Chosen once per filling of the form' }),
  website: Type.Optional(Type.String({ maxLength: 1000, description: 'A field that people do not see' })),
  elapsed: Type.Optional(
    Type.Integer({ minimum: 0, description: 'How long the form was open, in milliseconds' }),
  ),
};

const text = (maxLength: number) => Type.String({ maxLength });

const contact: Route = async (app) => {
  app.post(
    '/submissions/contact',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({
          ...formMembers,
          name: text(200),
          email: text(254),
          subject: text(300),
          message: text(20_000),
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { key, website = '', elapsed, ...typed } = request.body;
      checkSubmission(contactSchema, typed);
      const [name, email, subject] = [typed.name, typed.email, typed.subject].map(cleanLine) as [
        ...[string, string, string],
      ];
      const text = cleanText(typed.message);
      const sender = { kind: 'contact', network: networkOf(request.ip), phone: '' } as const;
      await request.change((tables) =>
        receive(tables, { ...sender, key, website, elapsed, name, email, subject, text }),
      );
      return reply.code(204).send(null);
    },
  );
};

/** What visitors send. */
export const submissionRoutes = [contact];
