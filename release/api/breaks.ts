import ts from 'typescript';
import { reachable, type ModuleDeclarations } from '../typecheck/sharedDeclarations';
import { programOf } from './declarationProgram';
import { memberBreaks, type Use } from './memberBreaks';

/** Two states of the same modules. */
interface Change {
  before: ModuleDeclarations;
  now: ModuleDeclarations;
}

/** Modules with different declarations, including new and removed ones. */
export const changedModules = ({ before, now }: Change): string[] =>
  Object.keys({ ...before.modules, ...now.modules })
    .filter((module) => {
      const file = before.modules[module];
      return file === undefined || file !== now.modules[module] || isChanged(file, { before, now });
    })
    .sort();

/**
 * What breaks for code that was written against the old declarations: modules, exports and members that are gone, and types that do not
 * fit any more. TypeScript compares them: the new type of a value has to be assignable to the old one; a type has to be assignable in
 * both directions, since code may hand in values of it, get them, or both.
 * @param from a folder below which the packages are found that the declarations import.
 */
export function breaksIn(change: Change, from: string): string[] {
  const { before, now } = change;
  const changed = changedModules(change).filter((module) => module in before.modules);
  const gone = changed.filter((module) => !(module in now.modules));
  const kept = changed.filter((module) => module in now.modules);
  const faults = kept.length === 0 ? [] : changedBreaks(kept, change, from);
  return [...gone.map((module) => `${module} is gone`), ...faults];
}

/** Whether a file, or anything that it imports, declares something else. */
const isChanged = (file: string, { before, now }: Change) =>
  JSON.stringify(reachable(before.files, [file])) !== JSON.stringify(reachable(now.files, [file]));

function changedBreaks(modules: string[], change: Change, from: string): string[] {
  const { before, now } = change;
  const places = { before: `${from}/before/`, now: `${from}/now/` };
  const program = programOf({ ...placed(before, places.before), ...placed(now, places.now) });
  const checker = program.getTypeChecker();
  const exportsOf = (file: string) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    const names = symbol ? checker.getExportsOfModule(symbol) : [];
    return new Map(names.map((one) => [one.name, aliased(checker, one)]));
  };
  const filesOf = ({ declarations = [] }: ts.Symbol, place: string) =>
    declarations.map((node) => node.getSourceFile().fileName.replace(place, ''));
  /** Whether a symbol is declared where nothing changed: by another package, or in a file that is the same, with all that it imports. */
  const isUntouched = (old: ts.Symbol, kept: ts.Symbol) => {
    const files = filesOf(old, places.before);
    return (
      files.join() === filesOf(kept, places.now).join() && !files.some((file) => isChanged(file, change))
    );
  };
  const isOwn = (node: ts.Declaration) =>
    Object.values(places).some((place) => node.getSourceFile().fileName.startsWith(place));
  return modules.flatMap((module) => {
    const names = exportsOf(places.now + now.modules[module]!);
    return [...exportsOf(places.before + before.modules[module]!)].flatMap(([name, old]) => {
      const kept = names.get(name);
      if (!kept) return [`${module}: ${name} is gone`];
      if (isUntouched(old, kept)) return [];
      return symbolBreaks(checker, name, { before: old, now: kept }, isOwn).map(
        (fault) => `${module}: ${fault}`,
      );
    });
  });
}

const placed = ({ files }: ModuleDeclarations, place: string) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [place + file, text]));

const aliased = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

interface Pair<T> {
  before: T;
  now: T;
}

function symbolBreaks(
  checker: ts.TypeChecker,
  name: string,
  symbols: Pair<ts.Symbol>,
  isOwn: (node: ts.Declaration) => boolean,
): string[] {
  const typesBreak = (types: Pair<ts.Type>, use: Use, isCompared: boolean): string[] => {
    const faults = memberBreaks(checker, { ...types, use, path: name }, isOwn);
    if (faults.length > 0 || !isCompared) return faults;
    const fits =
      checker.isTypeAssignableTo(types.now, types.before) &&
      (use === 'taken' || checker.isTypeAssignableTo(types.before, types.now));
    return fits ? [] : [`the type of ${name} does not fit where the one of before did`];
  };
  const both = (typeOf: (symbol: ts.Symbol) => ts.Type) => ({
    before: typeOf(symbols.before),
    now: typeOf(symbols.now),
  });
  const is = (flag: ts.SymbolFlags, symbol: ts.Symbol) => (symbol.flags & flag) !== 0;
  const kinds = [ts.SymbolFlags.Value, ts.SymbolFlags.Type].filter((kind) => is(kind, symbols.before));
  return kinds.flatMap((kind) => {
    const isValue = kind === ts.SymbolFlags.Value;
    if (!is(kind, symbols.now)) return [`${name} is no ${isValue ? 'value' : 'type'} any more`];
    return isValue
      ? typesBreak(
          both((symbol) => checker.getTypeOfSymbol(symbol)),
          'taken',
          true,
        )
      : typesBreak(
          both((symbol) => checker.getDeclaredTypeOfSymbol(symbol)),
          'either',
          !isGeneric(symbols.before),
        );
  });
}

/** A generic type cannot be compared as a whole, as it depends on its parameters: only its members are compared. */
const isGeneric = ({ declarations = [] }: ts.Symbol) =>
  declarations.some(
    (node) =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) &&
      (node.typeParameters?.length ?? 0) > 0,
  );
