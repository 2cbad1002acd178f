import { Type, type TProperties, type TSchema } from '@sinclair/typebox';
import { format } from './formats';

/** A path of a file below its folder, on any system: no empty part, dots, backslash or colon. */
const path = '^(?![\\s\\S]*(?:^|/)\\.{0,2}(?:/|$))[^\\\\:\\0]+$';
/** One line of text: nothing in it moves a terminal's cursor. */
const line = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';

/** Further fields are for later versions. */
const part = <T extends TProperties>(properties: T, description?: string) =>
  Type.Object(properties, description === undefined ? {} : { description });
const byName = <T extends TSchema>(value: T, description?: string) =>
  Type.Record(Type.String(), value, description === undefined ? {} : { description });
const byPath = (hash: ReturnType<typeof Type.String>, description: string) =>
  Type.Record(Type.String({ pattern: path }), hash, { additionalProperties: false, description });
const paths = () => Type.Array(Type.String({ pattern: path }));
const texts = () => Type.Array(Type.String());
const text = () => Type.String({ minLength: 1 });

/** Fields of a collection by their path, such as `team[].name`, each with its type. */
const fields = Type.Optional(byName(Type.String(), 'The shape of a collection, by path'));

export const providedModule = part({ version: text(), exports: texts(), fields });
export const usedModule = part({ range: text(), names: texts(), fields });

const link = part({
  place: Type.Union([Type.Literal('header'), Type.Literal('footer')]),
  label: Type.String({ minLength: 1, pattern: line }),
  order: Type.Number(),
});
const page = part({
  path: text(),
  module: text(),
  profile: Type.Optional(Type.Literal('live')),
  links: Type.Optional(Type.Array(link)),
});
const extension = part({
  slot: Type.String({ minLength: 1, pattern: line }),
  module: text(),
  order: Type.Number(),
});
const offers = part(
  {
    pages: Type.Array(page),
    layouts: Type.Optional(byName(Type.String())),
    extensions: Type.Optional(Type.Array(extension)),
    adapters: Type.Optional(Type.String()),
    trialAnswers: Type.Optional(
      Type.Record(Type.String({ pattern: '^/api/' }), Type.Object({}), { additionalProperties: false }),
    ),
  },
  'Pages, layouts, extensions and adapters of a remote. The shell has none',
);
const exposed = part({
  files: paths(),
  styles: Type.Optional(paths()),
  shared: texts(),
  later: texts(),
});
const assets = part(
  {
    exposes: byName(exposed),
    client: Type.Optional(paths()),
    provided: byName(paths()),
    packages: texts(),
    uses: byName(texts()),
    uniqueName: text(),
    scriptType: Type.Optional(
      Type.Literal('module', { description: 'ES modules, which documents name in their import map' }),
    ),
  },
  'Files of each module',
);

/** The contract of a release: the content of its `release.json`, as a JSON schema. */
export const releaseSchema = Type.Object(
  {
    format: Type.Literal(format, { description: 'Version of this format' }),
    name: Type.String({ pattern: '^[A-Za-z0-9][\\w.-]*$', description: 'Name of the application' }),
    version: Type.String({ minLength: 1, description: 'Version of its package' }),
    contract: Type.Integer({ description: 'Contract between shell and remotes that it was built for' }),
    offers: Type.Optional(offers),
    assets,
    integrity: byPath(
      Type.String({ pattern: '^sha256-' }),
      'Integrity of each script and style sheet of the browser',
    ),
    files: byPath(Type.String(), 'Hash of each other file but `release.json`: SHA-256 in base64url'),
    provides: Type.Optional(byName(providedModule, 'Exports of the shell, or of the content')),
    uses: Type.Optional(byName(usedModule, 'Exports that its code uses')),
    content: Type.Optional(byName(Type.String({ pattern: '^[A-Za-z0-9]+$' }), 'Files of the collections')),
    media: byPath(Type.String(), 'Files below `/media/` that it brings, each with its hash'),
  },
  { $id: 'release.json', title: 'Manifest of a release' },
);
