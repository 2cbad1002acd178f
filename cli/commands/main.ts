import './refuseOutside';
import { createProgram } from './program';
import { runCommand } from './runCommand';

/** `vibrant-peak <command> [options]` */
await createProgram(
  runCommand,
  // Help that was asked for is not an error.
  ({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2),
).parseAsync();
