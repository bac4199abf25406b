/** A drawing has a realm of its own, so `instanceof` does not work across. */
export const elementOf = (target: EventTarget | null): Element | undefined => {
  const node = target as Node | null;
  if (node === null || typeof node.nodeType !== 'number') return undefined;
  return node.nodeType === 1 ? (node as Element) : (node.parentElement ?? undefined);
};
