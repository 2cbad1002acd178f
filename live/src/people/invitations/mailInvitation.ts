import { brand } from '@vibrant-peak/shared/content/brand';
import type { Queries } from '../../database/tables';
import { postMail } from '../../mail/mail';
import { laterLinks, linkPath } from './invitation';

interface Invited {
  email: string;
  /** Name of the manager. */
  by: string;
  /** Of the link. */
  secret: string;
}

/** Sends an invitation's link to the person whom it invites. */
export const mailInvitation = (tables: Queries, { email, by, secret }: Invited, origin: string) =>
  postMail(
    tables,
    {
      to: { name: '', address: email },
      subject: `${by} invites you to ${brand.name}`,
      text: [
        `${by} invites you to help run the site of ${brand.name}.`,
        'The link works once and expires in seven days. Anyone who has it can join, so do not share it.',
      ].join('\n\n'),
      link: { label: 'Join', path: linkPath(secret) },
      isAutomatic: true,
      validUntil: new Date(Date.now() + laterLinks).toISOString(),
    },
    { kind: 'invitation', origin },
  );
