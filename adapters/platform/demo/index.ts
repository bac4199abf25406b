/** The demo fair. */
export { deleteDemoSignIns } from './delete-demo-sign-ins.ts';
export { DEMO_SIGN_INS, loadDemo } from './load-demo.ts';
