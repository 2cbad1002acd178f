import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const strict = { additionalProperties: false };
const count = Type.Integer({ minimum: 0, maximum: 20 });
/** Ten minutes, in milliseconds. */
const longest = 600_000;

/** What a page tells about one view. `shell/src/reports` sends it. */
const schema = Type.Object(
  {
    composition: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    canary: Type.Boolean(),
    /** The declared path of the page, such as `/projects/:slug`. */
    page: Type.String({ maxLength: 200 }),
    errors: Type.Object({ error: count, load: count, hydration: count }, strict),
    /** Milliseconds until the largest paint. Only the first view of a document has the three vitals. */
    lcp: Type.Optional(Type.Number({ minimum: 0, maximum: longest })),
    /** Milliseconds from an interaction to the next paint. */
    inp: Type.Optional(Type.Number({ minimum: 0, maximum: longest })),
    /** Layout shift, without a unit. */
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  },
  strict,
);

export type PageReport = Static<typeof schema>;

/** The page of an address without one. */
export const notFoundPage = 'not-found';

/** @returns `undefined` for anything but a report. */
export function readReport(body: string): PageReport | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
