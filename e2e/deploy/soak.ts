import { spawnSync } from 'node:child_process';

/** `npm run soak`: 50 redeploys of alternating applications under 20 sessions, and the control. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'e2e/deploy/soak.spec.ts', '--retries', '0'],
  { stdio: 'inherit', env: { LONG: '1', SOAK_DEPLOYS: '50', SOAK_SESSIONS: '20', ...process.env } },
);
process.exitCode = status ?? 1;
