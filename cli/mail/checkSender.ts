import { createPublicKey } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';

/** What a record means for mails of the site. */
export interface Finding {
  record: 'SPF' | 'DKIM' | 'DMARC';
  isGood: boolean;
  /** In plain words, with what to do. */
  text: string;
}

interface Sender {
  domain: string;
  /** Name of the DKIM key in the DNS. */
  selector: string | undefined;
  /** Of the site's DKIM key, as DER. */
  publicKey?: Buffer | undefined;
}

/** Says what the DNS of a sender means: who may send for it, whether mails are signed, what others do. */
export async function checkSender(sender: Sender): Promise<Finding[]> {
  const { domain } = sender;
  const [spf, dkim, dmarc] = await Promise.all([spfOf(domain), dkimOf(sender), dmarcOf(domain)]);
  return [
    { record: 'SPF', ...spf },
    { record: 'DKIM', ...dkim },
    { record: 'DMARC', ...dmarc },
  ];
}

type Meaning = Omit<Finding, 'record'>;

const good = (text: string): Meaning => ({ isGood: true, text });
const bad = (text: string): Meaning => ({ isGood: false, text });

/** @throws when the DNS does not answer. */
async function textsOf(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw new Error(`The DNS does not answer for ${name}: ${(error as Error).message}`);
  }
}

const endings: Record<string, Meaning> = {
  '-': good('others are refused'),
  '~': good('mails of others are suspicious'),
  '?': bad('nothing is said about others: end it with ~all or -all'),
  '+': bad('everybody may send: end it with ~all or -all'),
};

async function spfOf(domain: string): Promise<Meaning> {
  const records = (await textsOf(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 0)
    return bad(`${domain} has no record "v=spf1 …": nobody knows which servers send for it.`);
  if (records.length > 1) return bad(`${domain} has ${records.length} records: receivers take none of them.`);
  const terms = records[0]!.split(/\s+/).slice(1);
  const senders = terms.filter((term) => !/^[-~?+]?all$/i.test(term)).join(', ') || 'no server';
  const all = terms.find((term) => /^[-~?+]?all$/i.test(term));
  if (!all && terms.some((term) => /^redirect=/i.test(term))) return good(`these may send: ${senders}.`);
  const ending = endings[all ? (/^[-~?+]/.exec(all)?.[0] ?? '+') : '?']!;
  return { isGood: ending.isGood, text: `these may send: ${senders}; ${ending.text}.` };
}

async function dkimOf({ domain, selector, publicKey }: Sender): Promise<Meaning> {
  if (!selector) return bad('no key is named: set DKIM_KEY and DKIM_SELECTOR, or give --selector.');
  const name = `${selector}._domainkey.${domain}`;
  const record = (await textsOf(name)).find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined) return bad(`${name} has no key: nobody can check signatures.`);
  const tags = tagsOf(record);
  const key = (tags['p'] ?? '').replaceAll(/\s/g, '');
  if (key === '') return bad(`${name} says that its key counts no more.`);
  if (publicKey && !publicKey.equals(Buffer.from(key, 'base64')))
    return bad(`${name} has another key than DKIM_KEY: signatures are wrong.`);
  const bits = bitsOf(key, tags['k']);
  if (bits !== undefined && bits < 2048) return bad(`${name} has a key of ${bits} bits: make one of 2048.`);
  if (/(^|:)y(:|$)/.test(tags['t'] ?? '')) return bad(`${name} is a test (t=y): receivers take it for none.`);
  return good(`${name} has the key by which receivers check signatures.`);
}

/** Bits of an RSA key; `undefined` for other keys and for text that is not a key. */
function bitsOf(key: string, kind = 'rsa'): number | undefined {
  if (kind !== 'rsa') return undefined;
  try {
    const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return read.asymmetricKeyDetails?.modulusLength;
  } catch {
    return 0;
  }
}

const policies: Record<string, string> = {
  none: 'receivers do nothing about mails that fail, and may report them',
  quarantine: 'mails that fail go to the spam',
  reject: 'mails that fail are refused',
};

/** The nearest records, of the domain or of one above it. Top-level domains are not asked. */
async function dmarcRecords(domain: string): Promise<{ holder: string; records: string[] }> {
  const labels = domain.split('.');
  for (let above = 0; above === 0 || above < labels.length - 1; above++) {
    const holder = labels.slice(above).join('.');
    const texts = await textsOf(`_dmarc.${holder}`);
    const records = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (records.length > 0) return { holder, records };
  }
  return { holder: domain, records: [] };
}

async function dmarcOf(domain: string): Promise<Meaning> {
  const { holder, records } = await dmarcRecords(domain);
  if (records.length === 0)
    return bad(`_dmarc.${domain} has no record: begin with "v=DMARC1; p=none; rua=mailto:you@${domain}".`);
  if (records.length > 1) return bad(`_dmarc.${holder} has ${records.length} records: receivers take none.`);
  const { p = '', sp = p, rua } = tagsOf(records[0]!);
  const policy = (holder === domain ? p : sp).toLowerCase();
  const meaning = Object.hasOwn(policies, policy) && policies[policy];
  if (!meaning) return bad(`_dmarc.${holder} has no policy: p is none, quarantine or reject.`);
  const reports = rua ? `reports go to ${rua}` : 'nobody gets reports (rua)';
  const from = holder === domain ? '' : `by the record of ${holder} `;
  return { isGood: policy !== 'none', text: `${from}${meaning}; ${reports}.` };
}

/** The tags of a record, such as `p=none; rua=…`, by name. */
const tagsOf = (record: string): Record<string, string> =>
  Object.fromEntries(
    record.split(';').flatMap((part) => {
      const [, name, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/s.exec(part) ?? [];
      return name ? [[name.toLowerCase(), value!]] : [];
    }),
  );
