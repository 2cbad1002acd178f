import type { Command, CommanderError } from 'commander';
import { createProgram } from './program';
import type { CommandInput } from './runCommand';

/** Parses a command line like `vibrant-peak`, and returns the command's input. */
async function read(...words: string[]): Promise<Partial<CommandInput>> {
  let received: Partial<CommandInput> = {};
  const program = createProgram(
    async (_load, input) => void (received = input),
    (error: CommanderError) => {
      throw error;
    },
  );
  silence(program);
  await program.parseAsync(words, { from: 'user' });
  return received;
}

function silence(command: Command): void {
  command.configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  command.commands.forEach(silence);
}

const names = (command: Command) => command.commands.map((each) => each.name());
const program = createProgram(
  async () => undefined,
  () => process.exit(2),
);

test('arguments and options of a command are read, wherever the options stand', async () => {
  const expected = { words: ['remote-public'], values: { dryRun: true, canary: '5', json: true } };
  expect(await read('publish', 'remote-public', '--canary', '5', '--dry-run', '--json')).toEqual(expected);
  expect(await read('publish', '--dry-run', '--json', '--canary=5', 'remote-public')).toEqual(expected);
});

test('a preview may have a name', async () => {
  const valuesOf = async (...words: string[]) => (await read('publish', ...words)).values;
  expect(await valuesOf('remote-public', '--preview')).toEqual({ preview: true });
  expect(await valuesOf('--preview', '--json', 'remote-public')).toEqual({ preview: true, json: true });
  expect(await valuesOf('remote-public', '--preview', 'my-branch')).toEqual({ preview: 'my-branch' });
  expect(await valuesOf('remote-public', '--preview=my-branch', '--dry-run')).toEqual({
    preview: 'my-branch',
    dryRun: true,
  });
});

test('a command inside of a command is read', async () => {
  expect((await read('canary', 'share', 'new-header', '25')).words).toEqual(['new-header', '25']);
});

test('an option that is repeated has all values', async () => {
  const { values } = await read('canary', 'judge', 'blue', '--metrics', 'http://a', '--metrics', 'http://b');
  expect(values).toEqual({ metrics: ['http://a', 'http://b'], every: '60', hold: '10' });
});

test.each([
  ['an unknown command', 'publsh', /unknown command 'publsh'[^]*Did you mean publish/],
  ['an unknown option', 'publish remote-public --dryrun', /unknown option '--dryrun'[^]*mean --dry-run/],
  ['an option of another command', 'list --canary 5', /unknown option '--canary'/],
  ['a stray word', 'publish remote-public now', /too many arguments for 'publish'/],
  ['an option without its value', 'publish remote-public --canary', /argument missing/],
  ['a missing argument', 'canary promote', /missing required argument 'name'/],
  ['a misspelt action', 'canary promot new-header', /unknown command 'promot'/],
])('%s is refused', async (_, line, says) => {
  await expect(read(...line.split(' '))).rejects.toThrow(says);
});

test.each([[], ...names(program).map((name) => [name])])('--help explains: %s', async (...words) => {
  await expect(read(...words, '--help')).rejects.toMatchObject({ exitCode: 0 });
});

test('every command has a description', () => {
  const undescribed = program.commands.filter((command) => !command.description());
  expect(program.commands.length).toBeGreaterThan(10);
  expect(undescribed.map((command) => command.name())).toEqual([]);
});
