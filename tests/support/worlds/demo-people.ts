import { DEMO_SIGN_INS, type DemoSignIn } from '#adapters/platform/demo/demo-sign-ins.ts';

/** The demo's users by their role in tests. */
const person = (what: RegExp): DemoSignIn => {
  const found = DEMO_SIGN_INS.find((signIn) => what.test(signIn.what));
  if (!found) throw new Error(`The demo has nobody who is ${what}`);
  return found;
};

export const MAIN_EXHIBITOR = person(/main exhibitor/);
export const ONE_OF_EACH = person(/one fair and one company/);
export const WITHOUT_FAIR = person(/without a fair/);
export const UNFINISHED = person(/not set up/);
export const VIEWER = person(/viewer/);
export const STAFF = person(/staff/);
export const ADMINISTRATOR = person(/administrator/);
