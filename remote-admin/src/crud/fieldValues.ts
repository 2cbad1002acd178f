import type { FieldKind } from './entity';

interface ValueKind {
  /** What an empty form holds. */
  blank: unknown;
  /** The value as text: what is searched, sorted and exported. */
  toText: (value: unknown) => string;
  /** The value that a text stands for, before the rules look at it. */
  fromText: (text: string) => unknown;
}

const text: ValueKind = {
  blank: '',
  toText: (value) => String(value ?? ''),
  fromText: (typed) => typed,
};

const yes = new Set(['yes', 'true', '1', 'x']);
const no = new Set(['no', 'false', '0', '']);

const checkbox: ValueKind = {
  blank: false,
  toText: (value) => (value === true ? 'Yes' : 'No'),
  fromText: (typed) => {
    const answer = typed.trim().toLowerCase();
    if (yes.has(answer)) return true;
    return no.has(answer) ? false : typed;
  },
};

/** How the values of each kind become text, and text becomes values. */
export const fieldValues: Record<FieldKind, ValueKind> = {
  text,
  longText: text,
  email: text,
  url: text,
  image: text,
  profile: text,
  icon: text,
  date: text,
  checkbox,
  number: text,
  rating: text,
};
