import { array, object, string } from 'yup';
import { readJson } from './formats';
import type { ReleaseManifest } from './manifest';

/** Name of the file in which plugins of Module Federation describe a build. */
export const federationFile = 'mf-manifest.json';

const names = () => array(string().required()).required();
const assets = object({ js: object({ sync: names() }), css: object({ sync: names(), async: names() }) });
const schema = object({
  metaData: object({ remoteEntry: object({ type: string() }) }),
  exposes: array(object({ name: string().required(), assets })).required(),
  shared: array(object({ name: string().required(), requiredVersion: string().required() })).required(),
});

interface FederationManifest {
  metaData?: { remoteEntry?: { type?: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[]; async: string[] } } }[];
  shared: { name: string; requiredVersion: string }[];
}

/**
 * The parts of a manifest that plugins of Module Federation write as well. They do not say which
 * module uses a shared one: each counts as a user of all.
 * @throws FormatError when the file does not describe the build of a remote.
 */
export function describedBy(name: string, content: Buffer): Pick<ReleaseManifest, 'assets' | 'uses'> {
  const { metaData, exposes, shared } = readJson<FederationManifest>(federationFile, content, schema);
  const sharedNames = shared.map((module) => module.name);
  const exposed = exposes.map(({ name, assets: { js, css } }) => [
    name,
    { files: js.sync, styles: [...css.sync, ...css.async], shared: sharedNames, later: [] },
  ]);
  const uses = shared.map((module) => [module.name, { range: module.requiredVersion, names: ['*'] }]);
  return {
    assets: {
      exposes: Object.fromEntries(exposed),
      provided: {},
      packages: [],
      uses: {},
      uniqueName: name,
      ...(metaData?.remoteEntry?.type === 'module' && { scriptType: 'module' }),
    },
    uses: Object.fromEntries(uses),
  };
}
