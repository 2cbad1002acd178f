/** Licences, as packages write them, under which something may be installed, and why each is no burden. */
export const licences: Record<string, string> = {
  MIT: 'permissive',
  'MIT-0': 'permissive',
  ISC: 'permissive',
  '0BSD': 'permissive',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'Apache-2.0': 'permissive',
  'Apache-2.0 AND MIT': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  '(MIT AND Zlib)': 'permissive',
  'Python-2.0': 'permissive',
  'CC0-1.0': 'public domain',
  '(MIT OR CC0-1.0)': 'permissive',
  'OFL-1.1': 'fonts may be served, not sold by themselves',
  'MPL-2.0': 'axe-core: runs in tests, is not changed and not shipped',
  'CC-BY-4.0': 'caniuse-lite: data that builds read, not shipped',
  'LGPL-3.0-or-later': 'libvips below sharp: draws the artwork, linked dynamically, not shipped',
  'Apache-2.0 AND LGPL-3.0-or-later': 'the same for other platforms',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'the same for other platforms',
};

/** Packages that do not name their licence where npm looks, with what their own files say. */
export const unnamed: Record<string, string> = {
  xtend: 'MIT, in its LICENCE file',
  'parse-cache-control': 'BSD-3-Clause, in its LICENSE file',
};

/** Advisories (`GHSA-…`) that do not touch this product, each with the reason. None is accepted at present. */
export const advisories: Record<string, string> = {};
