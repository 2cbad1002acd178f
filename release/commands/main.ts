/** `vibrant-peak <command> [options]`: each command stands in a file of its own and reads its options itself. */
const commands: Record<string, () => Promise<unknown>> = {
  build: () => import('./build'),
  canary: () => import('./canary'),
  create: () => import('./create'),
  develop: () => import('./develop'),
  gc: () => import('./gc'),
  list: () => import('./list'),
  lock: () => import('./lock'),
  publish: () => import('./publish'),
  retire: () => import('./retire'),
  rollback: () => import('./rollback'),
  serve: () => import('./serve'),
  start: () => import('./start'),
  typecheck: () => import('./typecheck'),
  verify: () => import('./verify'),
  unlock: () => import('./unlock'),
};

const [name = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(commands, name)) await commands[name]!();
else {
  console.error(`Say what to do: vibrant-peak ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 2;
}

export {};
