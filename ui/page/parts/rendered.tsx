import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Render = (props: object) => ReactNode | Promise<ReactNode>;

/** Renders a placeholder for a view that resolves later. */
export type Waiting = (later: Promise<Awaited<ReactNode>>) => ReactNode;

/**
 * Renders the views of a node eagerly, so that errors are thrown here and not while streaming.
 *
 * Client components and class components are left to React.
 */
export const drawn = (node: ReactNode, waiting: Waiting): ReactNode => {
  if (Array.isArray(node)) return node.map((child) => drawn(child, waiting));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  return isView(node) ? drawnView(node, waiting) : withDrawnChildren(node, waiting);
};

const drawnView = (view: ReactElement, waiting: Waiting): ReactNode => {
  const result = (view.type as Render)(view.props as object);
  const shown =
    result instanceof Promise ? waiting(result.then((node) => drawn(node, waiting))) : drawn(result, waiting);
  return view.key === null ? shown : <Fragment key={view.key}>{shown}</Fragment>;
};

const withDrawnChildren = (element: ReactElement<{ children?: ReactNode }>, waiting: Waiting): ReactNode => {
  const { children } = element.props;
  if (children === undefined || children === null) return element;
  if (!Array.isArray(children)) return cloneElement(element, undefined, drawn(children, waiting));
  return cloneElement(element, undefined, ...children.map((child) => drawn(child, waiting)));
};

const CLIENT = Symbol.for('react.client.reference');

const isView = ({ type }: ReactElement): boolean =>
  typeof type === 'function' &&
  !('$$typeof' in type && type.$$typeof === CLIENT) &&
  !('prototype' in type && type.prototype?.isReactComponent);
