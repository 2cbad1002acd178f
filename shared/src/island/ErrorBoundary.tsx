import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in place of the children after one of them threw; `reset` renders them anew. */
  fallback: (reset: () => void, error: unknown) => ReactNode;
}

/** Keeps the failure of one part to that part. React offers this to class components only. */
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
