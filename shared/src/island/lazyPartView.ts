import type { ComponentType, ReactNode } from 'react';
import type { PartCode } from './partCode';

export interface LazyPartOptions<P extends object> {
  /**
   * Makes the part an island, with this name in its `data-island`: its HTML is in the prerendered page and stays as it is, with
   * all that was typed, until the part hydrates. Its code is fetched when it is used, when the browser is idle, or with
   * the first navigation. In a page that renders in the browser, `fallback` stands in the place of
   * the HTML.
   */
  island?: string;
  /** Takes the part's place when its code does not load, or when it throws. Without it, a panel says so and offers another attempt. */
  Fallback?: ComponentType<P>;
}

/** What `Island` and `PartInPlace` are given. */
export interface LazyPartView<P extends object> {
  code: PartCode<P>;
  options: LazyPartOptions<P>;
  fallback: ReactNode;
  props: P;
}
