/**
 * Jest's transform for the index of a large package, as bundlers write one in CommonJS: each of its modules is loaded when a name
 * out of it is asked for, where the index itself would load them all, anew for every file of tests.
 */
const required = /^(?:var|let|const) ([\w$]+) = require\((["'].+?["'])\);$/gm;
const exported = /^exports\.([\w$]+) = ([\w$]+)(\.[\w$]+)?;$/gm;
const answered = /(?<=^\s*(?:get: function \(\) \{ )?return )([\w$]+)(?=\b)/gm;

export default {
  /** @param {string} source */
  process(source) {
    const modules = new Map(
      Array.from(source.matchAll(required), ([, name, path]) => [name, `require(${path})`]),
    );
    const valueOf = (name) => modules.get(name) ?? name;
    const code = source
      .replace(required, '')
      .replace(
        exported,
        (_line, name, from, member = '') =>
          `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => ${valueOf(from)}${member} });`,
      )
      .replace(answered, valueOf);
    return { code };
  },
};
