import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Render = (props: object) => ReactNode | Promise<ReactNode>;

/** Renders a placeholder for a view that resolves later. */
export type Waiting = (later: Promise<Awaited<ReactNode>>) => ReactNode;

/**
 * Renders the views of a node eagerly, so that errors are thrown here and not while streaming.
 *
 * Client components and class components are left to React.
 */
export const renderNode = (node: ReactNode, waiting: Waiting): ReactNode => {
  if (Array.isArray(node)) return node.map((child) => renderNode(child, waiting));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  return isView(node) ? renderView(node, waiting) : withRenderedChildren(node, waiting);
};

const renderView = (view: ReactElement, waiting: Waiting): ReactNode => {
  const result = (view.type as Render)(view.props as object);
  const output =
    result instanceof Promise
      ? waiting(result.then((node) => renderNode(node, waiting)))
      : renderNode(result, waiting);
  return view.key === null ? output : <Fragment key={view.key}>{output}</Fragment>;
};

const withRenderedChildren = (
  element: ReactElement<{ children?: ReactNode }>,
  waiting: Waiting,
): ReactNode => {
  const { children } = element.props;
  if (children === undefined || children === null) return element;
  if (!Array.isArray(children)) return cloneElement(element, undefined, renderNode(children, waiting));
  return cloneElement(element, undefined, ...children.map((child) => renderNode(child, waiting)));
};

const CLIENT = Symbol.for('react.client.reference');

const isView = ({ type }: ReactElement): boolean =>
  typeof type === 'function' &&
  !('$$typeof' in type && type.$$typeof === CLIENT) &&
  !('prototype' in type && type.prototype?.isReactComponent);
