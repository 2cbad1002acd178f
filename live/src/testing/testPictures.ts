import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../media/picture';
import type { TestLive } from './testLive';
import type { TestPerson } from './testPeople';

/** A picture whose left half is red and whose right half is blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: '#00f' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ]);
}

/** What a person does with pictures. */
export function pictures(live: TestLive, { headers }: Pick<TestPerson, 'headers'>) {
  const upload = (bytes: Buffer, name = 'picture.jpg') =>
    live.ask(`POST /media?name=${encodeURIComponent(name)}`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  return {
    upload,
    /** Uploads a picture that is taken. */
    add: async (bytes: Buffer, name?: string) => {
      const response = await upload(bytes, name);
      expect(response.statusCode).toBe(200);
      return response.json<Picture>();
    },
    list: async () =>
      (await live.ask('GET /media', { headers })).json<{ pictures: (Picture & { uses: object[] })[] }>()
        .pictures,
    file: (file: string) => live.ask(`GET /media/${file}`, { headers }),
    describe: (name: string, alt: string) => live.ask(`PATCH /media/${name}`, { headers, payload: { alt } }),
    remove: (name: string) => live.ask(`DELETE /media/${name}`, { headers }),
  };
}
