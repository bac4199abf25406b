/**
 * Adds behaviour to the server-rendered markup of a custom element.
 *
 * @param gone aborted when the element leaves the page: bind listeners to it
 */
export type Enliven = (element: HTMLElement, gone: AbortSignal) => void;

/** Runs `enliven` on every element with this name, including those added later. */
export const defineElement = (name: string, enliven: Enliven): void => {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      private gone = new AbortController();

      connectedCallback(): void {
        this.gone = new AbortController();
        enliven(this, this.gone.signal);
      }

      disconnectedCallback(): void {
        this.gone.abort();
      }
    },
  );
};
