import { testMedia } from '@vibrant-peak/shared/testing';
import { sessionState } from '../session/sessionState';
import { fakeUploads } from '../testing/fakeUploads';
import { liveMedia } from './liveMedia';

const kept = { name: 'harbor.0a1b2c3d', address: '/media/harbor.0a1b2c3d-480.avif', width: 480, height: 320 };
const file = new File(['picture'], 'Harbor & sea.jpg', { type: 'image/jpeg' });
const upload = (given = file) =>
  liveMedia.upload(given, { onProgress: () => undefined, signal: new AbortController().signal });

describe('pictures of the live profile', () => {
  let answer: Parameters<typeof fakeUploads>[0];
  beforeEach(() => {
    answer = () => [200, kept];
    fakeUploads(() => answer());
  });
  testMedia({
    open: () => liveMedia,
    file,
    refuse: () => void (answer = () => [422, { detail: 'This picture is animated.' }]),
    delay: () => void (answer = () => new Promise(() => undefined)),
  });
});

test('the body is the file, as bytes of no type, with its name', async () => {
  const requests = fakeUploads(() => [200, kept]);
  await upload();
  expect(requests).toEqual(['POST /api/media?name=Harbor+%26+sea.jpg application/octet-stream 7']);
});

test('a refusal has the words of the server', async () => {
  fakeUploads(() => [422, { detail: 'This picture is animated.' }]);
  await expect(upload()).rejects.toThrow('This picture is animated.');
});

test.each([['broken'], [[408, {}]]] as const)('a connection that ends is shown: %j', async (end) => {
  fakeUploads(() => (end === 'broken' ? end : [end[0], end[1]]));
  await expect(upload()).rejects.toThrow('The upload was cut off. Check the connection and try again');
});

test('a file that is too large is not sent', async () => {
  const requests = fakeUploads(() => [200, kept]);
  await expect(upload(new File([new Uint8Array(25 * 2 ** 20 + 1)], 'a.jpg'))).rejects.toThrow(
    'This file is larger than 25 MB',
  );
  expect(requests).toEqual([]);
});

test('a session that has ended is noticed', async () => {
  const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' } as const;
  sessionState.set({ person, hasEnded: false });
  fakeUploads(() => [401, { detail: 'Sign in first.' }]);
  await expect(upload()).rejects.toThrow('Sign in first.');
  expect(sessionState.get().hasEnded).toBe(true);
});

test('the site’s pictures are seen through the server, which has those that are not on the site yet', () => {
  expect(liveMedia.preview(kept.address)).toBe('/api/media/harbor.0a1b2c3d-480.avif');
  expect(liveMedia.preview('/media/../people.0a1b2c3d-480.avif')).toBe('/media/../people.0a1b2c3d-480.avif');
});
