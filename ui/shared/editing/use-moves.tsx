'use client';

import { type Failure, failureKey } from '@fairdesk/core/shared';
import type { Result } from 'neverthrow';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLabels } from '../texts/labels.tsx';
import type { MessageKey } from '../texts/messages.ts';
import { useToast } from '../toasts/toast.tsx';

interface Move {
  readonly id: string;
  readonly name: string;
  readonly way: 'up' | 'down';
  /** `undefined` when no attempt was made. */
  readonly result: Result<unknown, Failure> | undefined;
  /** The ids of the list in its current order. */
  readonly ids: readonly string[];
}

interface Moves<List extends HTMLElement> {
  /** The list element; its rows have `data-row` with their ids. */
  readonly list: RefObject<List | null>;
  /** The live region for the new position. */
  readonly announce: ReactNode;
  readonly moved: (move: Move) => void;
}

/** After a move: announces the new position of the item, and keeps the focus on its buttons. */
export const useMoves = <List extends HTMLElement = HTMLUListElement>(
  errorLabel: MessageKey,
): Moves<List> => {
  const { t, say } = useLabels();
  const toast = useToast();
  const list = useRef<List>(null);
  const [last, setLast] = useState<Move>();
  useEffect(() => {
    if (!last) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(last.id)}"]`);
    const buttons = [last.way, last.way === 'up' ? 'down' : 'up'].map((way) =>
      row?.querySelector<HTMLElement>(`[data-move="${way}"]`),
    );
    buttons.find((button) => button)?.focus();
  }, [last]);
  return {
    list,
    announce: (
      <p role="status" className="visually-hidden">
        {last &&
          t('moved-to', { name: last.name, place: last.ids.indexOf(last.id) + 1, count: last.ids.length })}
      </p>
    ),
    moved: (move) => {
      move.result?.match(
        () => setLast(move),
        (failure) => toast.failed(say(failureKey(failure) ?? errorLabel)),
      );
    },
  };
};
