import { renameSync, rmSync } from 'node:fs';
import { original } from './original';

/** The `postpack` script of a package, in whose folder npm runs it: reverts `prepack`. */
renameSync(original, 'package.json');
rmSync('dist', { recursive: true });
