import { createProgram } from '../cli/commands/program';

type Command = ReturnType<typeof createProgram>['commands'][number];

/** A command's subcommands without subcommands of their own, by the words before their arguments. */
export const commandsOf = (command: Pick<Command, 'commands'>, words = ''): [string, Command][] =>
  command.commands.flatMap((each): [string, Command][] => {
    const name = `${words}${each.name()}`;
    return each.commands.length > 0 ? commandsOf(each, `${name} `) : [[name, each]];
  });

const refuse = () => {
  throw new Error('unused');
};

/** The commands of `vibrant-peak`, which do nothing when they are run. */
export const program = createProgram(async () => undefined, refuse);

/** Every command of `vibrant-peak`, by its words. */
export const commands = commandsOf(program);
