import { createElement, type ReactNode } from 'react';

interface Props {
  /** The kind of part between the markers. */
  type: 'placeholder' | 'rendering' | 'field';
  /** The id of the part in the editor. */
  id?: string;
  /** The editor's metadata of a field, as JSON. */
  metadata?: string;
  children: ReactNode;
}

/** The pair of markers by which the content platform's editor locates a part of a page. */
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
