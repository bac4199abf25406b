// @vitest-environment jsdom
import type { SelectionRecorder } from '@fairdesk/core/events';
import { eventIdOf } from '@fairdesk/core/shared';
import { render } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { type Choosing, useSelectionRecord } from '#app/_composition/browser/use-selection-record.ts';

const event = eventIdOf('101') ?? expect.unreachable();

it.each([
  ['event', 'list'],
  [event, 'event 101'],
] as const)('records %s before the page can choose a company', (choosing, recorded) => {
  const calls: string[] = [];
  const recorder: SelectionRecorder = {
    openedList: () => {
      calls.push('list');
      return okAsync();
    },
    openedEvent: (id) => {
      calls.push(`event ${id}`);
      return okAsync();
    },
  };
  render(<Page choosing={choosing} recorder={recorder} choose={() => void calls.push('choice')} />);
  expect(calls).toEqual([recorded, 'choice']);
});

interface Props {
  choosing: Choosing;
  recorder: SelectionRecorder;
  choose: () => void;
}

function Page({ choosing, recorder, choose }: Props) {
  useSelectionRecord(choosing, recorder);
  return <Chooser choose={choose} />;
}

/** Chooses as early as a view can. */
function Chooser({ choose }: Pick<Props, 'choose'>) {
  useEffect(choose, [choose]);
  return null;
}
