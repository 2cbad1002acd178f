import type { StoredPicture, MediaPort } from '@vibrant-peak/shared/host';
import { refusalIn } from '../api/refusal';
import { recordSessionEnd } from '../session/sessionState';

/** Most megabytes of a file; the server would end the connection before its refusal is read. */
const MAX_MEGABYTES = 25;

const cutOff = 'The upload was cut off. Check the connection and try again, or use a smaller picture.';

/** Pictures in the server's database. */
export const liveMedia: MediaPort = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  upload: async (file, { onProgress, signal }) => {
    if (file.size > MAX_MEGABYTES * 2 ** 20)
      throw new Error(`This file is larger than ${MAX_MEGABYTES} MB: make the picture smaller first.`);
    const response = await send(file, onProgress, signal);
    if (response.ok) return (await response.json()) as StoredPicture;
    if (response.status === 401) recordSessionEnd();
    throw response.status === 408 ? new Error(cutOff) : await refusalIn(response);
  },
  preview: (address) => address.replace(/^\/media(?=\/[a-z0-9-]+\.[0-9a-f]{8}-\d+\.avif$)/, '/api/media'),
};

/** `fetch` does not report upload progress. */
function send(file: File, onProgress: (sent: number) => void, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/media?${new URLSearchParams({ name: file.name.slice(-200) })}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new Error(cutOff));
    request.onabort = () => reject(new Error('The upload was ended.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
