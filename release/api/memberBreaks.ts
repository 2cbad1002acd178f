import ts from 'typescript';

/** Who fills a type: code outside gives it, takes it, or may do either. */
export type Use = 'given' | 'taken' | 'either';

/** A type as it was and as it is. */
interface Pair {
  before: ts.Type;
  now: ts.Type;
  use: Use;
  /** How one gets there, the export first. */
  path: string;
}

const opposite: Record<Use, Use> = { given: 'taken', taken: 'given', either: 'either' };

/**
 * Members that are gone, and members that have to be given now. Assignability alone would not ask for optional ones, nor say
 * which. Followed through what the package declares itself: members, parameters, results, elements.
 * @param isOwn tells declarations of the package from those of others.
 */
export function memberBreaks(
  checker: ts.TypeChecker,
  start: Pair,
  isOwn: (node: ts.Declaration) => boolean,
): string[] {
  const seen = new Set<ts.Type>();
  const faults = new Set<string>();
  const ownMembers = (type: ts.Type) =>
    checker.getPropertiesOfType(type).filter((member) => member.declarations?.some(isOwn));

  function follow(pair: Pair): void {
    const before = checker.getNonNullableType(pair.before);
    const now = checker.getNonNullableType(pair.now);
    if (seen.has(before)) return;
    seen.add(before);
    followMembers({ ...pair, before, now });
    const calls = checker.getSignaturesOfType(now, ts.SignatureKind.Call);
    checker.getSignaturesOfType(before, ts.SignatureKind.Call).forEach((signature, index) => {
      const kept = calls[index];
      if (kept) followCall(signature, kept, pair);
    });
    followAll(partsOf(before), partsOf(now), pair);
  }

  function followMembers({ before, now, use, path }: Pair): void {
    for (const member of ownMembers(before)) {
      const kept = checker.getPropertyOfType(now, member.name);
      const place = `${path}.${member.name}`;
      if (!kept) faults.add(`${place} is gone`);
      else
        follow({
          before: checker.getTypeOfSymbol(member),
          now: checker.getTypeOfSymbol(kept),
          use,
          path: place,
        });
    }
    if (use === 'taken') return;
    for (const member of ownMembers(now).filter((one) => !isOptional(one))) {
      const old = checker.getPropertyOfType(before, member.name);
      if (!old || isOptional(old)) faults.add(`${path}.${member.name} is required now`);
    }
  }

  function followCall(signature: ts.Signature, kept: ts.Signature, { use, path }: Pair): void {
    const types = (one: ts.Signature) =>
      one.parameters.map((parameter) => checker.getTypeOfSymbol(parameter));
    followAll(types(signature), types(kept), { use: opposite[use], path: `${path}(…)` });
    follow({ before: signature.getReturnType(), now: kept.getReturnType(), use, path: `${path}()` });
  }

  function followAll(before: readonly ts.Type[], now: readonly ts.Type[], place: Pick<Pair, 'use' | 'path'>) {
    before.forEach((type, index) => {
      const other = now[index];
      if (other) follow({ ...place, before: type, now: other });
    });
  }

  /** Elements of an array, what a promise brings, members of a union, … */
  function partsOf(type: ts.Type): readonly ts.Type[] {
    if (type.isUnionOrIntersection()) return type.types;
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  follow(start);
  return [...faults];
}

const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
