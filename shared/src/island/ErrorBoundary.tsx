import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the children after one of them threw; `reset` renders them again. */
  fallback: (reset: () => void, error: unknown) => ReactNode;
}

/** Limits a failure to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback(() => this.setState({ failure: null }), failure.error);
  }
}
