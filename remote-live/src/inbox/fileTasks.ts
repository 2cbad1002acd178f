import { createStore, useStore } from '@vibrant-peak/shared/store';
import { ask } from '../api/ask';
import { refusalIn } from '../api/refusal';
import { headersFor, type ConversationKey } from './conversation';

/** What is being done to the files of replies, by conversation. It goes on while another one is open. */
const tasks = createStore<ReadonlyMap<number, string>>(() => new Map());

/** @returns in words what is being done to the files of the next reply. */
export const useFileTask = (id: number) => useStore(tasks, (all) => all.get(id));

export const removeFile = (conversation: ConversationKey, file: number) =>
  during(conversation.id, 'Removing …', () =>
    ask(`DELETE /inbox/${conversation.id}/files/${file}`, undefined, { headers: headersFor(conversation) }),
  );

export const uploadFiles = (conversation: ConversationKey, files: readonly File[]) =>
  during(conversation.id, 'Uploading …', async () => {
    for (const file of files) await upload(conversation, file);
  });

async function during(id: number, task: string, work: () => Promise<unknown>): Promise<void> {
  tasks.set((all) => new Map(all).set(id, task));
  try {
    await work();
  } finally {
    tasks.set((all) => new Map([...all].filter(([other]) => other !== id)));
  }
}

async function upload(conversation: ConversationKey, file: File): Promise<void> {
  const response = await fetch(
    `/api/inbox/${conversation.id}/files?${new URLSearchParams({ name: file.name.slice(-200) })}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', ...headersFor(conversation) },
      body: file,
    },
  ).catch(() => {
    throw new Error('The upload was cut off. Check the connection and try again.');
  });
  if (!response.ok) throw await refusalIn(response);
}
