import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalObjects } from '../objects/localObjects';
import { OverlayObjects } from '../objects/overlayObjects';
import { storeConformance } from '../testing/conformance/index';

const folders: string[] = [];
const openFolder = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  folders.push(folder);
  return new LocalObjects(folder);
};

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('in a local folder', () => storeConformance(openFolder));
describe('in an overlay', () => storeConformance(async () => new OverlayObjects(await openFolder())));
