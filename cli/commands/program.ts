import { Command as CommandLine, type CommanderError } from 'commander';
import type { Command, CommandInput } from './runCommand';

/** Runs the command that was chosen. A command's module is loaded only then. */
type Runner = <T>(
  load: () => Promise<Command<T>>,
  input: Pick<CommandInput, 'words' | 'values'>,
) => Promise<void>;

/** Adds a command: its usage, description and implementation. */
type Add = <T>(
  usage: string,
  text: string,
  load: () => Promise<Command<T>>,
  parent?: CommandLine,
) => CommandLine;

/** The command line: every command with its arguments and options. Anything else is refused. */
export function createProgram(run: Runner, refuse: (error: CommanderError) => never): CommandLine {
  const program = new CommandLine('vibrant-peak')
    .description(
      'Builds, publishes and serves the site. STORE names the store: a folder, or s3://bucket/prefix.',
    )
    .exitOverride(refuse)
    .showHelpAfterError('Nothing was done. --help shows the usage.')
    .helpCommand(false);
  const addServer: Add = (usage, text, load, parent = program) =>
    parent
      .command(usage)
      .description(text)
      .action(async (...given: unknown[]) => {
        const command = given.at(-1) as CommandLine;
        const words = command.processedArgs as CommandInput['words'];
        await run(load, { words, values: command.opts() });
      });
  const add: Add = (...command) =>
    addServer(...command).option('--json', 'prints the result as one JSON object');
  addServers(addServer);
  addDevelopment(add);
  addPublish(add);
  addCanary(program, add);
  addReversals(add);
  addStore(program, add);
  addLive(program, add);
  return program;
}

function addServers(add: Add): void {
  add('start', 'builds and publishes what has changed, then serves the site', async () => {
    return (await import('./start')).start;
  });
  add('serve', 'serves what is live in the store', async () => (await import('./serve')).serve);
  add('develop [remote]', 'serves a live site with the working copy of one remote in it', async () => {
    return (await import('./develop')).develop;
  }).option('--against <site>', 'the live site');
}

function addDevelopment(add: Add): void {
  add('create <name> [folder]', 'creates a remote, here or in a folder elsewhere', async () => {
    return (await import('./create')).create;
  }).option('--packages <folder>', 'tarballs of npm pack that it takes along, where no registry has them');
  add('typecheck [app]', 'checks the types of an application', async () => {
    return (await import('./typecheck')).checkTypes;
  }).option('--against <site>', 'with the types of the shell that is live there');
  const building = 'checks the types of an application and builds it, unless nothing has changed';
  add('build [app]', building, async () => (await import('./build')).buildApp);
}

function addPublish(add: Add): void {
  add('init', 'builds the site and publishes it into a store that holds none', async () => {
    return (await import('./init')).init;
  });
  add('publish [app]', 'builds an application, tests the site with it and sets it live', async () => {
    return (await import('./publish')).publishApp;
  })
    .option('--dry-run', 'does everything in memory, writes nothing')
    .option('--preview [name]', 'does everything but going live; a name has a lasting address')
    .option('--canary <percent>', 'goes live for a share of the browsers')
    .option('--name <name>', 'names the canary (default: the application)')
    .option('--clean', 'refuses sources with changes that are not committed')
    .option('--force-older', 'goes back behind the live commit')
    .option('--again', 'sets live what was rolled back, and stores anew what is damaged');
}

function addCanary(program: CommandLine, add: Add): void {
  const canary = program.command('canary').description('changes or ends the canary that runs');
  const load = (action: 'share' | 'promote' | 'withdraw') => async () =>
    (await import('./canary')).canary(action);
  add('share <name> <percent>', 'gives it another share of the browsers', load('share'), canary);
  add('promote <name>', 'sets it live for everybody', load('promote'), canary);
  add('withdraw <name>', 'gives everybody the live composition', load('withdraw'), canary);
}

function addReversals(add: Add): void {
  add('rollback [app]', 'goes back to the composition, or the release of an app, before', async () => {
    return (await import('./rollback')).rollback;
  })
    .option('--to <target>', 'another composition, or another release of the application')
    .option('--reason <text>', 'why; a publish that would undo the rollback shows it');
  add('retire [app]', 'takes a remote off the site', async () => (await import('./retire')).retireApp);
  add('lock [app] [reason]', 'keeps what is live of an application as it is', async () => {
    return (await import('./lock')).lockApp;
  })
    .usage('[options] <app> <reason> | --all <reason>')
    .option('--all', 'the whole site');
  add('unlock [app]', 'ends a lock', async () => (await import('./lock')).unlockApp).option(
    '--all',
    'that of the whole site',
  );
}

function addStore(program: CommandLine, add: Add): void {
  add('verify', 'reads every byte and lists what is damaged or missing', async () => {
    return (await import('./verify')).verify;
  });
  add('list', 'compositions, locks and the last changes', async () => (await import('./list')).list);
  add('gc', 'removes what nothing names any more', async () => (await import('./gc')).gc)
    .option('--keep <count>', 'how many changes are kept')
    .option('--days <age>', 'for how many days changes are kept');
  add('backup <file>', 'writes the store to one file, with the database of a live site', async () => {
    return (await import('./backup')).backup;
  });
  add('restore <file>', 'makes the site of a backup, where there is none', async () => {
    return (await import('./restore')).restore;
  });
}

function addLive(program: CommandLine, add: Add): void {
  const mail = program.command('mail').description('the mail of a live site');
  const check = async () => (await import('./mailCheck')).mailCheck;
  add('check [domain]', 'says what the DNS of the sender means: SPF, DKIM, DMARC', check, mail).option(
    '--selector <name>',
    'name of the DKIM key in the DNS',
  );
  const live = program.command('live').description('the people of a live site');
  const link = 'prints a link by which a manager comes back who cannot sign in';
  const load = async () =>
    (await (await import('./liveCommands')).neededLiveCommands('live manager-link')).managerLink;
  add('manager-link', link, load, live);
}
