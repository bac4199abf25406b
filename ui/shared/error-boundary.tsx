'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  fallback: (error: Error) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/** Renders its fallback in place of a view that throws; remount it by its key to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
