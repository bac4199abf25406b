'use client';

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import buttonStyles from '../../shared/button.module.css';
import styles from './print-action.module.css';

interface Props {
  /** The id of the element to print; empty for the page. */
  elementId: string;
  children: ReactNode;
}

/** Prints; where no script runs the browser's own way to print is all there is, and the button is away. */
export function PrintAction({ elementId, children }: Props) {
  const [sheet, setSheet] = useState<string>();
  const print = () => {
    if (elementId === '') return window.print();
    const element = document.getElementById(elementId);
    if (element === null) {
      // biome-ignore lint/suspicious/noConsole: the words that the specification wants logged
      return console.error(`Element with id ${elementId} not found.`);
    }
    setSheet(element.outerHTML);
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.button}`}
        data-look="quiet"
        onClick={print}
      >
        {children}
      </button>
      {sheet !== undefined &&
        createPortal(<Sheet html={sheet} onPrinted={() => setSheet(undefined)} />, document.body)}
    </>
  );
}

/** The one part of the page that is printed, in place of all others. */
function Sheet({ html, onPrinted }: { html: string; onPrinted: () => void }) {
  const printOnce = (element: HTMLElement | null) => {
    if (element === null) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
  };
  return (
    <div
      ref={printOnce}
      className={styles.sheet}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of this very page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
