import { Type } from '@sinclair/typebox';
import { signedIn } from '../http/requireRoles';
import { routesOf, type Route } from '../http/route';
import { answers } from '../http/schemas';
import { countApplications } from './applicationCount';
import { attachmentRoutes } from './attachments/routes';
import { conversationRoutes } from './conversations/routes';
import { eventRoutes } from './events/routes';
import { exportRoutes } from './export/routes';
import { plainForms } from './noscript/routes';
import { replyFileRoutes } from './replies/files/routes';
import { replyRoutes } from './replies/routes';
import { savedAnswerRoutes } from './savedAnswers/routes';
import { settingsRoutes } from './settings/routes';
import { submissionRoutes } from './submissions/routes';
import { visitorDataRoutes } from './visitorData/routes';

const applications: Route = async (app, { database }) => {
  const counts = Type.Object({ position: Type.String(), count: Type.Integer() });
  app.get(
    '/inbox/positions',
    {
      config: { access: 'editor', isBackgroundPoll: true },
      schema: { response: answers(Type.Object({ positions: Type.Array(counts) })) },
    },
    async (request) => ({
      positions: signedIn(request).mayHire ? await countApplications(database.tables) : [],
    }),
  );
};

/** What visitors send, and what people do with it. */
export const inboxRoutes = routesOf([
  submissionRoutes,
  plainForms,
  settingsRoutes,
  applications,
  conversationRoutes,
  eventRoutes,
  exportRoutes,
  replyRoutes,
  replyFileRoutes,
  savedAnswerRoutes,
  attachmentRoutes,
  visitorDataRoutes,
]);
