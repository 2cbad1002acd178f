import { createStore, useStore } from '@vibrant-peak/shared/store';
import { ask } from '../api/ask';
import { refusalIn } from '../api/refusal';

/** What is being done to the files of replies, by conversation. It goes on while another one is open. */
const tasks = createStore<ReadonlyMap<number, string>>(() => new Map());

/** @returns in words what is being done to the files of the next reply. */
export const useFileTask = (id: number) => useStore(tasks, (all) => all.get(id));

export const removeFile = (id: number, file: number) =>
  during(id, 'Removing …', () => ask(`DELETE /inbox/${id}/files/${file}`));

export const uploadFiles = (id: number, files: readonly File[]) =>
  during(id, 'Uploading …', async () => {
    for (const file of files) await upload(id, file);
  });

async function during(id: number, task: string, work: () => Promise<unknown>): Promise<void> {
  tasks.set((all) => new Map(all).set(id, task));
  try {
    await work();
  } finally {
    tasks.set((all) => new Map([...all].filter(([other]) => other !== id)));
  }
}

async function upload(id: number, file: File): Promise<void> {
  const response = await fetch(
    `/api/inbox/${id}/files?${new URLSearchParams({ name: file.name.slice(-200) })}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    },
  ).catch(() => {
    throw new Error('The upload was cut off. Check the connection and try again.');
  });
  if (!response.ok) throw await refusalIn(response);
}
