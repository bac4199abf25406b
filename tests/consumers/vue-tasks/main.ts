import { createApp } from 'vue';
import { TaskDesk } from './task-desk.ts';

createApp(TaskDesk).mount('#desk');
