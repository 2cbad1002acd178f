/** What the tests use of js-yaml, which has no declarations. */
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
