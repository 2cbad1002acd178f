import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The packages of Debian that have the fonts of other scripts; the rest are in `fonts-noto-core`. */
const packages: [RegExp, string][] = [
  [/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u, 'fonts-noto-cjk'],
  [/\p{Emoji_Presentation}/u, 'fonts-noto-color-emoji'],
];

/** A sheet brings fonts for Latin and Arabic letters; the machine has those of the other scripts. */
const isOfMachine = (character: string) =>
  /[\p{L}\p{Emoji_Presentation}]/u.test(character) && !/[\p{scx=Latin}\p{scx=Arabic}]/u.test(character);

/**
 * The first and the last code point of each range that an installed font has, by fontconfig.
 * `undefined` where there is no fontconfig.
 */
async function installedRanges(): Promise<[number, number][] | undefined> {
  try {
    const { stdout } = await run('fc-list', ['--format', '%{charset}\n'], { maxBuffer: 64 * 2 ** 20 });
    return [...new Set(stdout.split(/\s+/))].filter(Boolean).map((range) => {
      const [first, last = first] = range.split('-');
      return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
    });
  } catch {
    return undefined;
  }
}

/**
 * Why a PDF of this text would show boxes instead of letters, with the packages that help.
 * `undefined` if it would not, or where that is unknown.
 */
export async function missingFonts(text: string): Promise<string | undefined> {
  const asked = [...new Set(text)].filter(isOfMachine);
  if (asked.length === 0) return undefined;
  const ranges = await installedRanges();
  if (!ranges) return undefined;
  const isInstalled = (code: number) => ranges.some(([first, last]) => first <= code && code <= last);
  const missing = asked.filter((character) => !isInstalled(character.codePointAt(0)!));
  if (missing.length === 0) return undefined;
  const packageOf = (character: string) =>
    packages.find(([letters]) => letters.test(character))?.[1] ?? 'fonts-noto-core';
  const names = [...new Set(missing.map(packageOf))].join(' and ');
  const shown = missing.slice(0, 10).join(' ');
  return `the server has no font for ${shown}${missing.length > 10 ? ' …' : ''} (install ${names})`;
}
