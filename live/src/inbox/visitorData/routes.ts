import { Type } from '@sinclair/typebox';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, only } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { emailOf } from '../../people/emailOf';
import { countVisitorData, eraseVisitorData, exportVisitorData } from './visitorData';

const countsSchema = Type.Object({
  messages: Type.Integer(),
  applications: Type.Integer(),
  files: Type.Integer(),
  mails: Type.Integer({
    description: 'Mails to the person, about these messages, or between others and the person',
  }),
});

/** The address is in the body, because servers log addresses of requests. */
const options = <T extends ReturnType<typeof answers>>(response: T, deletes?: true) =>
  ({
    config: { access: 'manager', ...(deletes && { deletes }) },
    schema: { body: only({ email: Type.String({ maxLength: 254 }) }), response },
  }) as const;

const nothing = () => problem(404, 'Nothing is stored for this address.');

/** What is stored of a person who is not a colleague. */
export const visitorDataRoutes: Route = async (app) => {
  app.post('/visitor-data/search', options(answers(countsSchema)), (request) =>
    request.change((tables) => countVisitorData(tables, emailOf(request.body.email))),
  );

  const document = Type.Unsafe<Awaited<ReturnType<typeof exportVisitorData>>>({
    type: 'object',
    additionalProperties: true,
    description: 'All stored data; files without their bytes',
  });
  app.post('/visitor-data/export', options(answers(document)), (request) =>
    request.change(async (tables) => {
      const email = emailOf(request.body.email);
      const counts = await countVisitorData(tables, email);
      if (isNothing(counts)) throw nothing();
      if (counts.applications > 0 && !signedIn(request).mayHire)
        throw problem(403, 'It includes applications. Give yourself the right to see them, under People.');
      const line = { action: 'exported the data of a visitor', subject: '', details: { ...counts } } as const;
      await addToLog(tables, actorOf(request), line);
      return exportVisitorData(tables, email);
    }),
  );

  const receipt = Type.Composite([Type.Object({ number: Type.String(), at: Type.String() }), countsSchema]);
  app.post('/visitor-data/erasure', options(answers(receipt), true), (request) =>
    request.change(async (tables) => {
      const { number, at, ...counts } = await eraseVisitorData(tables, emailOf(request.body.email));
      if (isNothing(counts)) throw nothing();
      const line = { action: 'erased the data of a visitor', subject: `receipt ${number}` } as const;
      await addToLog(tables, actorOf(request), { ...line, details: counts });
      return { number, at, ...counts };
    }),
  );
};

const isNothing = (counts: object) => Object.values(counts).every((count) => count === 0);
