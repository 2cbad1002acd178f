import { rmSync } from 'node:fs';

export default async function stopDatabases(): Promise<void> {
  await globalThis.postgresOfTests?.stop();
  rmSync(process.env['TEST_SQLITE']!, { recursive: true, force: true });
}
