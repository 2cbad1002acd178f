import { Component, type ReactNode } from 'react';
import { recordFailure } from '../interaction';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the children after one of them threw; `reset` renders them again. */
  fallback: (reset: () => void) => ReactNode;
}

/** Limits a failure to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React calls errors that a boundary catches handled; the visitor misses a part of the page. */
  override componentDidCatch(error: unknown) {
    recordFailure(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
