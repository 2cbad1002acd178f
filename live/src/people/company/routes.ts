import { Type } from '@sinclair/typebox';
import { isStaffPath, loginPath, staffPath } from '@vibrant-peak/shared/contract';
import type { Route } from '../../http/route';
import { problem, problems } from '../../http/problem';
import { storeChallenge, takeChallenge } from '../challenge';
import { storeBegun, takeBegun } from './begunSignIn';
import { Refused } from '../../company/refused';
import { signInFromCompany } from './signInFromCompany';

/** The callback's address below the prefix of the routes. */
export const callbackPath = '/session/company/callback';

const redirect = { 303: Type.Null(), ...problems };

/** What the operator has to know of a login that says too little. */
const missingClaims = (addressClaim: string): Partial<Record<Refused['why'], string>> => ({
  unnamed: `a sign-in was refused, as the claim "${addressClaim}" is missing`,
  unverified: 'a sign-in was refused, as the claim "email_verified" is not true',
});

/** A page of the staff area; an address elsewhere counts for nothing. */
function pageAt(origin: string, to: string): string {
  const url = URL.canParse(to, origin) ? new URL(to, origin) : undefined;
  return url?.origin === origin && isStaffPath(url.pathname) ? url.href : origin + staffPath;
}

/** The login page with the reason. It leads to the requested page. */
function refusedAt(origin: string, error: unknown, to = ''): string {
  if (!(error instanceof Refused)) throw error;
  return `${origin}${loginPath}?${new URLSearchParams({ company: error.why, ...(to && { to }) })}`;
}

const beginning: Route = async (app, { origin, company }) => {
  app.get(
    '/session/company',
    {
      config: { access: 'anyone' },
      schema: {
        querystring: Type.Object({ to: Type.Optional(Type.String({ maxLength: 1000 })) }),
        response: redirect,
      },
    },
    async (request, reply) => {
      const { to: asked = staffPath } = request.query;
      // It goes into a cookie. A browser may hold five of them, and proxies limit headers.
      const to = asked.length > 300 ? staffPath : asked;
      if (!company) throw problem(404, 'This site has no company sign-in.');
      try {
        const { address, begun } = await company.begin();
        const challenge = { challenge: begun.state, purpose: 'company', person: null } as const;
        await request.change((tables) => storeChallenge(tables, challenge));
        storeBegun(request, reply, { ...begun, to });
        return await reply.redirect(address, 303);
      } catch (error) {
        return reply.redirect(refusedAt(origin, error, to), 303);
      }
    },
  );
};

const callback: Route = async (app, { origin, company }) => {
  app.get(
    callbackPath,
    {
      config: { access: 'anyone', isReachedFromOtherSites: true },
      schema: {
        // Issuers may add others.
        querystring: Type.Object({
          state: Type.Optional(Type.String({ maxLength: 200 })),
          code: Type.Optional(Type.String({ maxLength: 4000 })),
          iss: Type.Optional(Type.String({ maxLength: 1000 })),
          error: Type.Optional(Type.String({ maxLength: 200 })),
        }),
        response: redirect,
      },
    },
    async (request, reply) => {
      if (!company) throw problem(404, 'This site has no company sign-in.');
      const { state = '' } = request.query;
      const begun = takeBegun(request, reply, state);
      try {
        if (begun?.state !== state) throw new Refused('invalid');
        const isOpen = await request.change((tables) => takeChallenge(tables, state, 'company'));
        if (!isOpen) throw new Refused('invalid');
        const account = await company.end(new URL(request.url, origin), begun);
        const refused = await request.change((tables) =>
          signInFromCompany(tables, account, { request, reply }),
        );
        if (refused) {
          const missing = missingClaims(company.addressClaim)[refused.why];
          if (missing) company.report(missing);
          throw refused;
        }
        return await reply.redirect(pageAt(origin, begun.to), 303);
      } catch (error) {
        return reply.redirect(refusedAt(origin, error, begun?.to), 303);
      }
    },
  );
};

/** Signing in with the company's login, where the site has one. */
export const companyRoutes: Route = async (app, live) => {
  await beginning(app, live);
  await callback(app, live);
};
