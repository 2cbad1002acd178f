/** The first match names the browser: later names also occur in descriptions of others. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A browser in words, such as "Firefox on Windows". @param text its `User-Agent`. */
export function describeBrowser(text: string): string {
  const browser = nameIn(text, browsers) ?? 'Unknown browser';
  const system = nameIn(text, systems);
  return system ? `${browser} on ${system}` : browser;
}
