import { Command as CommandLine, type CommanderError } from 'commander';
import { versionText } from '@vibrant-peak/engine/version';
import type { CommandLineInput, Load } from './runCommand';

type Add = <T>(usage: string, text: string, load: Load<T>, parent?: CommandLine) => CommandLine;

/**
 * The command line: every command with its arguments and options. Anything else is refused.
 * @param run runs the command that was chosen.
 */
export function createProgram(
  run: <T>(load: Load<T>, input: CommandLineInput) => Promise<void>,
  refuse: (error: CommanderError) => never,
): CommandLine {
  const program = new CommandLine('vibrant-peak')
    .description(
      'Builds, publishes and serves the site. STORE names the store: a folder, or s3://bucket/prefix.',
    )
    .version(versionText(), '-V, --version', 'prints the version and its commit')
    .exitOverride(refuse)
    .showHelpAfterError('Nothing was done. --help shows the usage.')
    .helpCommand(false);
  const addServer: Add = (usage, text, load, parent = program) => {
    const command = parent.command(usage).description(text);
    return command.action(() => run(load, { words: command.processedArgs, values: command.opts() }));
  };
  const add: Add = (...command) =>
    addServer(...command).option('--json', 'prints the result as one JSON object');
  addServers(addServer);
  addApplications(add);
  addReversals(program, add);
  addStore(add);
  addLive(program, add);
  return program;
}

function addServers(add: Add): void {
  add('start', 'builds and publishes what has changed, then serves the site', async () => {
    const { startSite } = await import('./startSite');
    return { command: { run: () => startSite() } };
  });
  add('serve', 'serves what is live in the store', () => import('./serve'));
  const developing = 'serves a live site with the working copy of one remote in it';
  add('develop [remote]', developing, () => import('./develop')).option('--against <site>', 'the live site');
}

function addApplications(add: Add): void {
  add(
    'create <name> [folder]',
    'creates a remote, here or in a folder elsewhere',
    () => import('./create'),
  ).option('--packages <folder>', 'tarballs of npm pack that it takes along, where no registry has them');
  add('typecheck [app]', 'checks the types of an application', () => import('./typecheck')).option(
    '--against <site>',
    'with the types of the shell that is live there',
  );
  const building = 'checks the types of an application and builds it, unless nothing has changed';
  add('build [app]', building, () => import('./build'));
  const beginning = 'builds the site and publishes it into a store that holds none';
  add('init', beginning, () => import('./init'));
  const publishing = 'builds an application, tests the site with it and sets it live';
  add('publish [app]', publishing, () => import('./publish'))
    .option('--from <folder>', 'publishes the release in a folder, from any bundler, instead of building')
    .option('--dry-run', 'does everything in memory, writes nothing')
    .option('--preview [name]', 'does everything but going live; a name has a lasting address')
    .option('--canary <percent>', 'goes live for a share of the browsers')
    .option('--name <name>', 'names the canary (default: the application)')
    .option('--clean', 'refuses sources with changes that are not committed')
    .option('--force-older', 'goes back behind the live commit')
    .option('--again', 'publishes a rolled-back release again, and stores damaged files again');
  const checking = 'checks a release from any bundler with the live site, and writes nothing';
  add('check-release <folder>', checking, () => import('./checkRelease'));
}

function addReversals(program: CommandLine, add: Add): void {
  const canary = program.command('canary').description('changes or ends the running canary');
  const load = (action: 'share' | 'promote' | 'withdraw') => async () => ({
    command: (await import('./canary')).canary(action),
  });
  add('share <name> <percent>', 'gives it another share of the browsers', load('share'), canary);
  add('promote <name>', 'makes it live for everybody', load('promote'), canary);
  add('withdraw <name>', 'gives everybody the live composition', load('withdraw'), canary);
  const judging = 'raises its share step by step while it does no worse than the live site';
  add('judge <name>', judging, () => import('./judge'), canary)
    .option(
      '--metrics <address>',
      'the metrics of a server; once for each server',
      (address: string, others: string[] = []) => others.concat(address),
    )
    .option('--prometheus <address>', 'a Prometheus that watches all servers')
    .option('--every <seconds>', 'how often it looks', '60')
    .option('--hold <minutes>', 'how long it stays at each share at least', '10');
  const back = 'goes back to the composition, or the release of an app, before';
  add('rollback [app]', back, () => import('./rollback'))
    .option('--to <target>', 'another composition, or another release of the application')
    .option('--reason <text>', 'why; a publish that would undo the rollback shows it');
  add('retire [app]', 'takes a remote off the site', () => import('./retire'));
  add('lock [app] [reason]', 'refuses changes of the live release of an application', () => import('./lock'))
    .usage('[options] <app> <reason> | --all <reason>')
    .option('--all', 'the whole site');
  add('unlock [app]', 'ends a lock', () => import('./unlock')).option('--all', 'that of the whole site');
}

function addStore(add: Add): void {
  add('verify', 'reads every byte and lists what is damaged or missing', () => import('./verify'));
  add('list', 'compositions, locks and the last changes', () => import('./list'));
  add('gc', 'removes what nothing refers to', () => import('./gc'))
    .option('--keep <count>', 'how many changes are retained')
    .option('--days <age>', 'for how many days changes are retained');
  const copying = 'writes the store to one file, with the database of a live site';
  add('backup <file>', copying, () => import('./backup'))
    .option('--encrypt <program>', 'encrypts the file with it, such as "age --recipient age1…"')
    .option('--try', 'restores the file into a temporary folder and compares it')
    .option('--decrypt <program>', 'with --encrypt and --try: the program that decrypts it');
  add('restore <file>', 'makes the site of a backup, where there is none', () => import('./restore'))
    .option('--decrypt <program>', 'decrypts the file with it, such as "age --decrypt --identity key.txt"')
    .option('--try', 'restores into a temporary folder, compares it and removes it');
}

function addLive(program: CommandLine, add: Add): void {
  const mail = program.command('mail').description('the mail of a live site');
  const meaning = 'says what the DNS of the sender means: SPF, DKIM, DMARC';
  add('check [domain]', meaning, () => import('./mailCheck'), mail).option(
    '--selector <name>',
    'name of the DKIM key in the DNS',
  );
  const live = program.command('live').description('the people of a live site');
  const link = 'prints a link by which a manager comes back who cannot sign in';
  const load = async () => {
    const { neededLiveCommands } = await import('./liveCommands');
    return { command: (await neededLiveCommands('live manager-link')).managerLink };
  };
  add('manager-link', link, load, live);
}
