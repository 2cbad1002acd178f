const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that stand for no country: groups, places for tests, and withdrawn codes. */
const others =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(' ');

/** Countries by their codes of two letters, in the order of their names. */
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const name = others.includes(code) ? undefined : names.of(code);
    return name ? [[code, name] as const] : [];
  })
  .sort(([, one], [, other]) => one.localeCompare(other));
