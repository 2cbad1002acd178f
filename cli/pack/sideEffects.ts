import type { PackageJson } from '@vibrant-peak/webpack/packages';

/** Whether a package declares side effects for a module. @param file its path in the package. */
export function hasSideEffects({ sideEffects = true }: PackageJson, file: string): boolean {
  if (typeof sideEffects === 'boolean') return sideEffects;
  return sideEffects.some((pattern) => {
    const [first = '', ...rest] = pattern.replace(/^\.\//, '').split('*');
    const literal = (text: string) => text.replace(/[.[\]()+]/g, '\\$&');
    return new RegExp(`^${[first, ...rest].map(literal).join('[^/]*')}$`).test(file);
  });
}
