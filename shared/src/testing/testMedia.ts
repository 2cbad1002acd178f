import type { MediaPort } from '../host/index';

interface MediaUnderTest {
  open: () => MediaPort | Promise<MediaPort>;
  /** A picture that is taken. */
  file: File;
  /** Makes the next upload fail. */
  refuse: () => void;
  /** Makes the next upload last until it is ended. */
  delay: () => void;
}

const unused = () => new AbortController().signal;
const ignore = () => undefined;

/** Tests every promise of `MediaPort`; an adapter that passes can replace any other. */
export function testMedia({ open, file, refuse, delay }: MediaUnderTest): void {
  test('a picture is stored under an address, with its size; the same one again has the same address', async () => {
    const media = await open();
    const kept = await media.upload(file, { onProgress: ignore, signal: unused() });
    expect(kept.address).toMatch(/^(\/|https:)/);
    expect(Math.min(kept.width, kept.height)).toBeGreaterThan(0);
    const again = await media.upload(file, { onProgress: ignore, signal: unused() });
    expect(again.address).toBe(kept.address);
  });

  test('it reports how much has been sent, to the end', async () => {
    const parts: number[] = [];
    const onProgress = (sent: number) => void parts.push(sent);
    await (await open()).upload(file, { onProgress, signal: unused() });
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(parts.at(-1)).toBe(1);
  });

  test('an upload that is refused is a failure with a reason', async () => {
    const media = await open();
    refuse();
    await expect(media.upload(file, { onProgress: ignore, signal: unused() })).rejects.toThrow(/./);
  });

  test('an upload that is ended rejects', async () => {
    const media = await open();
    const controller = new AbortController();
    delay();
    const upload = media.upload(file, { onProgress: ignore, signal: controller.signal });
    controller.abort();
    await expect(upload).rejects.toThrow(/./);
  });

  test('pictures that are stored elsewhere are seen at their own addresses', async () => {
    const { preview } = await open();
    for (const address of ['https://images.example/media/a.png', '/elsewhere/a.png', ''])
      expect(preview(address)).toBe(address);
  });
}
