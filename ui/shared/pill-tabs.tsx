'use client';

import { type KeyboardEvent, useRef } from 'react';
import { isModified } from './is-modified.ts';
import styles from './pill-tabs.module.css';

interface Props<Value extends string> {
  /** Unique on the page; panels have the id `${id}-panel-${value}`. */
  id: string;
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs with arrow-key navigation that wraps around. */
export function PillTabs<Value extends string>({ id, label, tabs, value, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex((tab) => tab.value === value);
  const go = (to: number) => {
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${id}-tab-${next.value}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined || isModified(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} data-print="hide">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel-${tab.value}` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
