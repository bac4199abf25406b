/**
 * Adds behaviour to the server-rendered markup of a custom element.
 *
 * @param signal aborted when the element leaves the page: bind listeners to it
 */
export type Enliven = (element: HTMLElement, signal: AbortSignal) => void;

/** Runs `enliven` on every element with this name, including those added later. */
export const defineElement = (name: string, enliven: Enliven): void => {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      declare private controller: AbortController | undefined;

      connectedCallback(): void {
        this.controller = new AbortController();
        enliven(this, this.controller.signal);
      }

      disconnectedCallback(): void {
        this.controller?.abort();
      }
    },
  );
};
