'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { ErrorState } from '../shared/error-state.tsx';

interface Props {
  /** The kind of the block, for editors. */
  name: string;
  /** The message for visitors. */
  notice: string;
  editing: boolean;
  children: ReactNode;
}

/** Contains an error within its block. Site spec §8 "Component render error". */
export function BlockBoundary({ name, notice, editing, children }: Props) {
  return (
    <ErrorBoundary fallback={({ message }) => <ErrorState text={editing ? `${name}: ${message}` : notice} />}>
      {children}
    </ErrorBoundary>
  );
}
