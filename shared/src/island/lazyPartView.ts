import type { ComponentType, ReactNode } from 'react';
import type { PartCode } from './partCode';

export interface LazyPartOptions<P extends object> {
  /**
   * Makes the part an island, with this name in its `data-island`: its prerendered HTML, and text
   * typed into it, stay unchanged until the part hydrates. Its code loads when the part is used,
   * when the browser is idle, or with the first navigation. In a page rendered by the browser,
   * `fallback` is shown instead of the HTML.
   */
  island?: string;
  /**
   * Replaces the part when its code does not load, or when it throws; by default a panel that
   * offers a retry.
   */
  Fallback?: ComponentType<P & FailedPart>;
  /** Set when `load` retries automatically: its first failure is then final. */
  loadRetries?: true;
}

/** What a `Fallback` gets beside the part's own props. */
export interface FailedPart {
  onRetry: () => void;
  /** Number of failed loads. Undefined when the code is loaded and threw. */
  failures?: number;
}

/** Props of `Island` and `PartOnDemand`. */
export interface LazyPartView<P extends object> {
  code: PartCode<P>;
  options: LazyPartOptions<P>;
  fallback: ReactNode;
  props: P;
}
