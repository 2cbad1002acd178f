/** A process in which the DNS has these texts. */
export const withDns = (texts: Record<string, string>) => {
  const code = `
    import dns from 'node:dns/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const none = Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    dns.resolveTxt = async (name) => [[${JSON.stringify(texts)}[name] ?? (() => { throw none; })()]];
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
};
const goodDns = withDns({
  'the.site': 'v=spf1 mx -all',
  'site._domainkey.the.site': 'v=DKIM1; k=ed25519; p=a2V5',
  '_dmarc.the.site': 'v=DMARC1; p=reject; rua=mailto:reports@the.site',
});

/**
 * A command, the code that it ends with, and words of what it says. Then the store, by default `site`,
 * and variables. `<base>` is the folder of the stores, `<place>` one of the run alone.
 */
export type Row = [
  line: string,
  code: number,
  says: string,
  store?: string,
  variables?: Record<string, string>,
];

/** A live database that does not answer. */
const away = { DATABASE_URL: 'postgres://127.0.0.1:1/site' };
const newer = 'start the version that wrote it, or a later one';

export const rows: Row[] = [
  ['create our-partners <place>/new', 0, 'remote-our-partners'],
  ['create our-partners /dev/null/new', 1, '/dev/null'],
  ['build shared', 0, 'shared'],
  ['typecheck remote-invoice --against http://127.0.0.1:1', 1, 'does not answer'],
  ['init', 1, 'publish <app> changes it, one application at a time'],
  ['publish --from <base>/release', 0, 'live'],
  ['publish --from <base>/release', 1, 'npx vibrant-peak unlock remote-x lifts that', 'locked'],
  ['publish --from <base>/unfit-release', 3, 'does not fit its contract'],
  ['check-release <base>/release', 1, newer, 'newer', { CHROMIUM: process.execPath }],
  ['check-release <base>/unfit-release', 3, 'does not fit its contract'],
  ['canary share blue 25', 0, '25', 'canary'],
  ['canary share blue 25', 1, 'Start one: npx vibrant-peak publish'],
  ['canary promote blue', 0, 'promote canary blue', 'canary'],
  ['canary promote blue', 1, 'Start one: npx vibrant-peak publish'],
  ['canary withdraw blue', 0, 'withdraw canary blue', 'canary'],
  ['canary withdraw blue', 1, 'Start one: npx vibrant-peak publish'],
  ['rollback remote-x', 0, 'live'],
  ['rollback', 1, newer, 'newer'],
  ['rollback remote-y', 3, 'remote-x needs a newer version of the shell', 'unfit'],
  ['retire remote-y', 0, 'remote-y'],
  ['retire remote-z', 1, 'npx vibrant-peak list'],
  ['retire remote-y', 3, 'remote-x needs a newer version of the shell', 'unfit'],
  ['lock remote-x sale', 0, 'sale'],
  ['lock remote-shop sale', 2, 'There is no application'],
  ['lock remote-x', 2, 'Say what and why: vibrant-peak lock <app>'],
  ['lock --all sale', 1, newer, 'newer'],
  ['unlock remote-x', 0, 'remote-x', 'locked'],
  ['unlock remote-y', 1, 'npx vibrant-peak list'],
  ['verify', 0, ''],
  ['verify', 1, 'r/remote-x/', 'damaged'],
  ['list', 0, 'publish remote-x'],
  ['list', 1, newer, 'newer'],
  ['gc', 0, 'removed'],
  ['gc', 1, newer, 'newer'],
  ['backup <place>/site.tar --try', 0, 'tried'],
  ['backup <place>/a.tar.enc --encrypt <base>/encrypt --try --decrypt <base>/decrypt', 0, 'tried'],
  ['backup <place>/a.tar.enc --encrypt <base>/encrypt --try', 2, '--decrypt goes with'],
  ['backup <base>/release', 1, 'name another one'],
  ['backup <place>/missing/site.tar', 2, '/missing does not exist. Create this folder'],
  ['restore <base>/site.tar', 0, 'made', 'none'],
  ['restore <base>/site.tar --try', 0, 'tried'],
  ['restore <base>/release/release.json', 1, 'name the program after --decrypt', 'none'],
  ['mail check the.site --selector site', 0, 'these may send: mx', 'none', goodDns],
  ['mail check the.site', 1, 'begin with \\"v=DMARC1', 'none', withDns({})],
  ['mail check', 2, 'MAIL_FROM', 'none', { MAIL_FROM: '' }],
  ['live manager-link', 0, '/join', 'none', { DATA: '<base>/data' }],
  ['live manager-link', 2, '/live.db does not exist. Set DATA', 'none', { DATA: '<place>/dtaa' }],
  ['live manager-link', 1, 'DATABASE_URL and DATA name it', 'none', away],
  ['live manager-link', 2, 'DATABASE_URL begins with postgres://', 'none', { DATABASE_URL: 'mysql://db' }],
  ['backup <place>/site.tar', 1, 'DATABASE_URL and DATA name it', 'site', away],
  ['serve', 1, `is in use. Stop what runs there`],
  ['develop remote-invoice --against http://127.0.0.1:1', 1, 'or choose another one with PORT'],
];
