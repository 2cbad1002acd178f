/** How much is stored of a person. */
export interface VisitorCounts {
  messages: number;
  applications: number;
  files: number;
  mails: number;
}

/** What an erasure leaves. */
export const whatStays =
  'Invoices stay: the law keeps them. Drafts of invoices stay until staff delete them.';

const names = { messages: 'message', applications: 'application', files: 'file', mails: 'mail' } as const;

const kinds = Object.keys(names) as (keyof VisitorCounts)[];

export const isNothing = (counts: VisitorCounts) => kinds.every((kind) => counts[kind] === 0);

/** As in "2 messages, 1 file", without what there is none of. */
export const countsText = (counts: VisitorCounts) =>
  kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${counts[kind] === 1 ? names[kind] : kind}`)
    .join(', ');
