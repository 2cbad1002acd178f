/** Accepted licences, as packages write them, each with the reason. */
export const licences: Record<string, string> = {
  MIT: 'permissive',
  'MIT-0': 'permissive',
  ISC: 'permissive',
  '0BSD': 'permissive',
  WTFPL: 'permissive: e-invoices and their translations',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'Apache-2.0': 'permissive',
  'Apache-2.0 AND MIT': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  '(MIT AND Zlib)': 'permissive',
  'Python-2.0': 'permissive',
  'CC0-1.0': 'public domain',
  '(MIT OR CC0-1.0)': 'permissive',
  '(MIT OR EUPL-1.1+)': 'below imapflow: MIT is chosen',
  'OFL-1.1': 'fonts may be served, not sold alone',
  'MIT or MPL-2.0': 'ibantools: MIT is chosen',
  'MPL-2.0': 'axe-core: runs in tests, is not changed and not shipped',
  'CC-BY-4.0': 'caniuse-lite: data that builds read, not shipped',
  'LGPL-3.0-or-later': 'libvips below sharp: encodes pictures, linked dynamically, not shipped',
  'Apache-2.0 AND LGPL-3.0-or-later': 'the same for other platforms',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'the same for other platforms',
};

/** Packages without a licence in their metadata, with the licence in their files. */
export const unnamed: Record<string, string> = {
  xtend: 'MIT, in its LICENCE file',
  'parse-cache-control': 'BSD-3-Clause, in its LICENSE file',
};

/** Accepted advisories (`GHSA-…`) that do not affect this product, each with the reason; none at present. */
export const advisories: Record<string, string> = {};
