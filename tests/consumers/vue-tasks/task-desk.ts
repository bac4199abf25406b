import { isCompleted, priorityOf, type Task } from '@fairdesk/core/tasks';
import { defineComponent, h, onMounted } from 'vue';
import { useDesk } from './use-desk.ts';

/** A form for signed-out visitors; otherwise the tasks of the user's first company, to be ticked. */
export const TaskDesk = defineComponent(() => {
  const { company, tasks, progress, notice, open, enter, toggle } = useDesk();
  onMounted(open);

  const submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    void enter(String(form.get('account')), String(form.get('password')));
  };

  const signInForm = () =>
    h('form', { onSubmit: submit }, [
      h('label', ['Account ', h('input', { name: 'account', autocomplete: 'username' })]),
      h('label', ['Password ', h('input', { name: 'password', type: 'password' })]),
      h('button', 'Sign in'),
    ]);

  const row = (task: Task) =>
    h('li', { key: task.code }, [
      h('label', [
        h('input', { type: 'checkbox', checked: isCompleted(task), onChange: () => toggle(task) }),
        ` ${task.title} `,
      ]),
      h('small', priorityOf(task, new Date()) ?? ''),
    ]);

  const taskList = () => [
    h('h1', company.value),
    h('p', { role: 'status' }, `${progress.value.done} of ${progress.value.required} required tasks done`),
    h('ul', tasks.value.map(row)),
  ];

  return () => [company.value === '' ? signInForm() : taskList(), h('p', { role: 'alert' }, notice.value)];
});
