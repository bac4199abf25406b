import { describeFailure, eventIdOf, type Failure, type ParticipationId } from '@fairdesk/core/shared';
import { progressOf, type Task, toggleTask } from '@fairdesk/core/tasks';
import { computed, ref, shallowRef } from 'vue';
import { participationsOf, signIn, taskApi } from './api.ts';

const FAIR = eventIdOf(new URLSearchParams(location.search).get('fair') ?? '');

/** The state of the page; the core makes every decision. */
export const useDesk = () => {
  const participation = ref<ParticipationId>();
  const company = ref('');
  const tasks = shallowRef<readonly Task[]>([]);
  const notice = ref('');

  const tell = (failure: Failure): void => {
    notice.value = failure.kind === 'signed-out' ? '' : describeFailure(failure);
  };

  const open = async (): Promise<void> => {
    if (FAIR === undefined) return;
    const chosen = await participationsOf(FAIR).map(({ items }) => items[0]);
    const found = chosen.unwrapOr(undefined);
    if (found === undefined) return;
    const listed = await taskApi.list(found.id, 'en');
    listed.match((items) => {
      tasks.value = items;
      company.value = found.name;
      participation.value = found.id;
    }, tell);
  };

  const enter = async (accountName: string, password: string): Promise<void> => {
    const session = await signIn(accountName, password);
    if (session.isErr()) tell(session.error);
    else await open();
  };

  const toggle = async (task: Task): Promise<void> => {
    if (participation.value === undefined) return;
    const toggled = await toggleTask(taskApi)(participation.value, task);
    toggled.match((changed) => {
      tasks.value = tasks.value.map((one) => (one.code === changed.code ? changed : one));
    }, tell);
  };

  const progress = computed(() => progressOf(tasks.value));
  return { company, tasks, progress, notice, open, enter, toggle };
};
