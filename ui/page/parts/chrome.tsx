import { createElement, type ReactNode } from 'react';

interface Props {
  /** What the marks stand around. */
  type: 'placeholder' | 'rendering' | 'field';
  /** By which the editor knows it. */
  id?: string;
  /** What the editor must know of a field, as JSON. */
  metadata?: string;
  children: ReactNode;
}

/** The two marks by which the content platform's editor finds a part of a page. */
export function Chrome({ type, id, metadata, children }: Props) {
  const mark = { type: 'text/sitecore', chrometype: type, className: 'scpm' };
  return (
    <>
      {createElement('code', { ...mark, kind: 'open', id }, metadata)}
      {children}
      {createElement('code', { ...mark, kind: 'close' })}
    </>
  );
}
