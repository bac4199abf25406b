import type { MessagePlan } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { NoticePlanStore } from '#ui/organiser/notices/notice-plan-store.ts';

const planIn = (timeZone: string): MessagePlan => ({
  timeZone,
  messages: [],
  choices: { types: [], halls: [], categories: [], segments: [] },
  companies: [],
});
const down: Failure = { kind: 'unavailable', request: 'messages' };

describe('NoticePlanStore', () => {
  it('keeps the list when it cannot be read again', async () => {
    const store = new NoticePlanStore(planIn('UTC'), { planMessages: () => errAsync(down) });
    await store.load();
    expect(store.plan).toEqual(planIn('UTC'));
  });

  it('shows the latest of two answers, whichever comes first', async () => {
    const late: ((plan: MessagePlan) => void)[] = [];
    const slow = new ResultAsync<MessagePlan, Failure>(
      new Promise((resolve) => late.push((plan) => resolve(okAsync<MessagePlan, Failure>(plan)))),
    );
    const answers = [slow, okAsync<MessagePlan, Failure>(planIn('Europe/Amsterdam'))];
    const store = new NoticePlanStore(planIn('UTC'), { planMessages: () => answers.shift() ?? slow });
    const first = store.load();
    await store.load();
    late[0]?.(planIn('Asia/Tokyo'));
    await first;
    expect(store.plan.timeZone).toBe('Europe/Amsterdam');
  });
});
