import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineDisk } from './disk';
import { LocalObjects } from './localObjects';

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'a disk without hard links (%s) is named in one sentence, and nothing stays on it',
  async (code) => {
    const folder = mkdtempSync(join(tmpdir(), 'objects-'));
    const link = () => Promise.reject(Object.assign(new Error(code), { code }));
    const objects = new LocalObjects(folder, { ...machineDisk, link });
    await expect(objects.create('pointer/1', Buffer.from('mine'))).rejects.toThrow(
      `The disk of ${folder} has no hard links (${code}), which every publish needs: choose a folder on another disk.`,
    );
    expect(await machineDisk.files(join(folder, '.incoming'))).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);
