import { execSync } from 'node:child_process';
import { readCommandLine } from './readCommandLine';
import { UsageError } from '../usageError';
import { swallowedFlags } from './swallowedFlags';

const usage = {
  line: 'npm run publish -w remote-public',
  options: { 'dry-run': { type: 'boolean' }, canary: { type: 'string' } } as const,
  words: 0,
};

test('flags after -- are read', () => {
  expect(readCommandLine(usage, ['--dry-run', '--canary', '5', '--json'], []).values).toEqual({
    'dry-run': true,
    canary: '5',
    json: true,
  });
});

test.each([
  ['an unknown flag', ['--dryrun'], [], /Unknown option '--dryrun'\. Nothing was done\./],
  ['a stray word', ['now'], [], /"now" means nothing here, and nothing was done\./],
  ['a flag without its value', ['--canary'], [], /--canary.*argument missing/s],
  ['a flag that npm kept', [], ['--dry-run'], /npm run publish -w remote-public -- --dry-run$/],
  ['a flag that npm kept, whose value it left', ['5'], ['--canary'], /-- --canary 5$/],
])('%s is refused with the right line', (_, given, swallowed, says) => {
  const call = () => readCommandLine(usage, given, swallowed);
  expect(call).toThrow(UsageError);
  expect(call).toThrow(says);
});

describe('flags that npm kept', () => {
  const own = ['dry-run', 'canary', 'json'];

  test('are those of the command, by their variables', () => {
    const variables = { npm_config_dry_run: 'true', npm_config_canary: '5', npm_config_json: '' };
    expect(swallowedFlags(own, variables, () => [])).toEqual(['--dry-run', '--canary 5']);
  });

  test('are unknown ones, unless they come from elsewhere', () => {
    const variables = {
      npm_execpath: process.env['npm_execpath'] ?? npmOfThisMachine(),
      npm_config_dryrun: 'true',
      npm_config_registry: 'https://registry.example',
      npm_config_build_from_source: 'true',
      npm_config_user_agent: 'npm',
    };
    const environment = () => ['PATH', 'npm_config_build_from_source'];
    expect(swallowedFlags(own, variables, environment)).toEqual(['--dryrun']);
  });
});

const npmOfThisMachine = () => execSync('npm root -g', { encoding: 'utf8' }).trim() + '/npm/bin/npm-cli.js';
