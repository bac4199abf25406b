import { createFrontDoor, createHttp, createParticipationBrowser, createTaskProxy } from '@fairdesk/client';
import { createStore, type Snapshot, type Store } from '@fairdesk/client/store';
import { describeFailure, eventIdOf, type Failure, type ParticipationId } from '@fairdesk/core/shared';
import { opposite, progressOf, type Task, toggleTask } from '@fairdesk/core/tasks';
import { computed, ref, shallowRef } from 'vue';

const FAIR = eventIdOf(new URLSearchParams(location.search).get('fair') ?? '');

const http = createHttp('/api');
const door = createFrontDoor(http);
const participations = createParticipationBrowser(http);
const keeper = createTaskProxy(http);

type Tasks = readonly Task[];

const withTask = (tasks: Tasks, changed: Task): Tasks =>
  tasks.map((task) => (task.code === changed.code ? changed : task));

/** The state of the page; the core makes every decision. */
export const useDesk = () => {
  const participation = ref<ParticipationId>();
  const company = ref('');
  const shown = shallowRef<Snapshot<Tasks>>({ state: [], pending: new Set() });
  const notice = ref('');
  let store: Store<Tasks> | undefined;

  const tell = (failure: Failure): void => {
    notice.value = failure.kind === 'signed-out' ? '' : describeFailure(failure);
  };

  const open = async (): Promise<void> => {
    if (FAIR === undefined) return;
    const found = (await participations.list(FAIR, 9)).unwrapOr(undefined)?.items[0];
    if (found === undefined) return;
    const listed = await keeper.list(found.id, 'en');
    listed.match((items) => {
      store = createStore(items);
      store.subscribe((snapshot) => {
        shown.value = snapshot;
      });
      company.value = found.name;
      participation.value = found.id;
    }, tell);
  };

  const enter = async (accountName: string, password: string): Promise<void> => {
    const session = await door.signIn({ accountName, password, rememberMe: false });
    if (session.isErr()) tell(session.error);
    else await open();
  };

  const toggle = async (task: Task): Promise<void> => {
    const { value: at } = participation;
    if (at === undefined || store === undefined) return;
    const toggled = await store.change({
      item: task.code,
      apply: (tasks) => withTask(tasks, { ...task, status: opposite(task.status) }),
      // The list has the id that an earlier toggle gave the task.
      send: (tasks) => {
        const stored = tasks.find(({ code }) => code === task.code) ?? task;
        return toggleTask(keeper)(at, { ...stored, status: task.status });
      },
      confirm: withTask,
    });
    if (toggled.isErr()) tell(toggled.error);
  };

  const tasks = computed(() => shown.value.state);
  const progress = computed(() => progressOf(tasks.value));
  return { company, tasks, progress, notice, open, enter, toggle };
};
