#!/usr/bin/env node
import './refuseOldNode.mjs';
import './warnOfOldNode.mjs';
import './refuseFolder.mjs';
import { register } from 'tsx/esm/api';

// Applications and their configurations are TypeScript.
register();
await import('@vibrant-peak/cli/commands');
