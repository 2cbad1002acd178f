import { useState } from 'react';
import { editAddress } from '@vibrant-peak/shared/contract';
import { useHost } from '@vibrant-peak/shared/host';
import { messagesPath } from '@vibrant-peak/shared/inbox';
import { useStore } from '@vibrant-peak/shared/store';
import { jobs } from '../../entities/jobs';
import { useCollection } from '../../records/collectionOf';
import { titleOf, valueAt } from '../../records/recordValues';
import { useUnread } from '../messages/useUnread';

export interface Attention {
  text: string;
  detail: string;
  icon: string;
  path: string;
}

const day = 86_400_000;

/** Days after which an opening counts as open for long. */
const longAgo = 30;

/** Pending work: unread messages, unsaved changes, long-open jobs. */
export function useAttention(): Attention[] {
  const [now] = useState(Date.now);
  const unread = useUnread();
  const openings = useStore(useCollection(jobs));
  const held = useStore(useHost().unsavedChanges.holders);

  return [
    ...(unread > 0
      ? [
          {
            text: unread === 1 ? '1 new message' : `${unread} new messages`,
            detail: 'Not read yet',
            icon: 'Inbox',
            path: messagesPath,
          },
        ]
      : []),
    ...held.flatMap(({ path, text = 'Not saved yet' }) =>
      path ? [{ text: 'Work that is not saved', detail: text, icon: 'FileText', path }] : [],
    ),
    ...openings.flatMap((job) => {
      const age = Math.floor((now - Date.parse(String(valueAt(job, 'postedDate')))) / day);
      return valueAt(job, 'isActive') === true && age > longAgo
        ? [
            {
              text: titleOf(jobs, job),
              detail: `Open for ${age} days`,
              icon: 'Briefcase',
              path: editAddress(jobs.path, job.id),
            },
          ]
        : [];
    }),
  ];
}
