import ts from 'typescript';

/** Which way the values of a type go: code outside of the package hands them in, gets them, or either. */
export type Use = 'given' | 'taken' | 'either';

/** A type as it was and as it is. */
interface Pair {
  before: ts.Type;
  now: ts.Type;
  use: Use;
  /** Where the type stands, for messages: the export's name, then its members. */
  path: string;
}

const opposite: Record<Use, Use> = { given: 'taken', taken: 'given', either: 'either' };

/**
 * Members that are gone, and members that have to be given now. A look at assignability alone would pass over optional members, and
 * would not say which member it is. Members, parameters, results and elements are followed as far as the package declares them itself.
 * @param isOwn tells declarations of the package from those of others.
 */
export function memberBreaks(
  checker: ts.TypeChecker,
  start: Pair,
  isOwn: (node: ts.Declaration) => boolean,
): string[] {
  const comparison = new MemberComparison(checker, isOwn);
  comparison.follow(start);
  return [...comparison.faults];
}

class MemberComparison {
  readonly faults = new Set<string>();
  private readonly seen = new Set<ts.Type>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOwn: (node: ts.Declaration) => boolean,
  ) {}

  follow(pair: Pair): void {
    const before = this.checker.getNonNullableType(pair.before);
    const now = this.checker.getNonNullableType(pair.now);
    if (this.seen.has(before)) return;
    this.seen.add(before);
    this.followMembers({ ...pair, before, now });
    const calls = this.checker.getSignaturesOfType(now, ts.SignatureKind.Call);
    this.checker.getSignaturesOfType(before, ts.SignatureKind.Call).forEach((signature, index) => {
      const kept = calls[index];
      if (kept) this.followCall(signature, kept, pair);
    });
    this.followAll(this.partsOf(before), this.partsOf(now), pair);
  }

  private followMembers({ before, now, use, path }: Pair): void {
    for (const member of this.ownMembers(before)) {
      const kept = this.checker.getPropertyOfType(now, member.name);
      const place = `${path}.${member.name}`;
      if (!kept) this.faults.add(`${place} is gone`);
      else
        this.follow({
          before: this.checker.getTypeOfSymbol(member),
          now: this.checker.getTypeOfSymbol(kept),
          use,
          path: place,
        });
    }
    if (use === 'taken') return;
    for (const member of this.ownMembers(now).filter((one) => !isOptional(one))) {
      const old = this.checker.getPropertyOfType(before, member.name);
      if (!old || isOptional(old)) this.faults.add(`${path}.${member.name} is required now`);
    }
  }

  private followCall(signature: ts.Signature, kept: ts.Signature, { use, path }: Pair): void {
    const types = (one: ts.Signature) =>
      one.parameters.map((parameter) => this.checker.getTypeOfSymbol(parameter));
    this.followAll(types(signature), types(kept), { use: opposite[use], path: `${path}(…)` });
    this.follow({ before: signature.getReturnType(), now: kept.getReturnType(), use, path: `${path}()` });
  }

  private followAll(
    before: readonly ts.Type[],
    now: readonly ts.Type[],
    place: Pick<Pair, 'use' | 'path'>,
  ): void {
    before.forEach((type, index) => {
      const other = now[index];
      if (other) this.follow({ ...place, before: type, now: other });
    });
  }

  private ownMembers(type: ts.Type): ts.Symbol[] {
    return this.checker
      .getPropertiesOfType(type)
      .filter((member) => member.declarations?.some((node) => this.isOwn(node)));
  }

  /** Elements of an array, what a promise brings, members of a union, … */
  private partsOf(type: ts.Type): readonly ts.Type[] {
    if (type.isUnionOrIntersection()) return type.types;
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
  }
}

const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
