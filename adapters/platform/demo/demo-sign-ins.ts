/** A demo account, and what it gives access to. */
export interface DemoSignIn {
  readonly accountName: string;
  readonly password: string;
  /** Printed beside the account when the server starts. */
  readonly what: string;
  /** Whether the account has been set up; otherwise the first sign-in leads to the registration. */
  readonly isSetUp: boolean;
}

/** Public on purpose: these accounts exist only when the server is reachable from this machine alone. */
const PASSWORD = 'build-up-starts-at-seven';

export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  {
    accountName: 'stand@noria-pumps.example',
    password: PASSWORD,
    what: 'main exhibitor: two fairs, three companies at Clearwater',
    isSetUp: true,
  },
  {
    accountName: 'office@silt-analytics.example',
    password: PASSWORD,
    what: 'exhibitor with one fair and one company, no stand yet',
    isSetUp: true,
  },
  {
    accountName: 'new@no-fair-yet.example',
    password: PASSWORD,
    what: 'person without a fair',
    isSetUp: true,
  },
  {
    accountName: 'marketing@halvewater.example',
    password: PASSWORD,
    what: 'exhibitor whose account is not set up yet',
    isSetUp: false,
  },
  {
    accountName: 'viewer@noria-pumps.example',
    password: PASSWORD,
    what: 'viewer: may read, may change nothing',
    isSetUp: true,
  },
  {
    accountName: 'desk@quay-and-field.example',
    password: PASSWORD,
    what: 'organiser staff: every company of every fair',
    isSetUp: true,
  },
  {
    accountName: 'fairs@quay-and-field.example',
    password: PASSWORD,
    what: 'administrator: the fairs themselves, and new ones',
    isSetUp: true,
  },
];
