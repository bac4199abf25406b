/**
 * What a custom element does with the markup it was sent with.
 *
 * @param gone aborted once the element has left the page: listeners are bound to it
 */
export type Enliven = (element: HTMLElement, gone: AbortSignal) => void;

/** Has the browser run `enliven` on every element of this name, those that come later too. */
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
