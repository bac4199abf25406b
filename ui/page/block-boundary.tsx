'use client';

import { Component, type ReactNode } from 'react';
import { ErrorState } from '../shared/error-state.tsx';

interface Props {
  /** The kind of the block, for editors. */
  name: string;
  /** The message for visitors. */
  notice: string;
  editing: boolean;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/** Contains an error within its block. Site spec §8 "Component render error". */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { name, notice, editing, children } = this.props;
    if (error === undefined) return children;
    return <ErrorState text={editing ? `${name}: ${error.message}` : notice} />;
  }
}
