/** An account of the demo, with what one sees through it. */
export interface DemoSignIn {
  readonly accountName: string;
  readonly password: string;
  /** Said beside the account when the server starts. */
  readonly what: string;
  /** Whether the account has been set up; without it the first sign-in leads to the registration. */
  readonly isSetUp: boolean;
}

/** For everybody to read: these accounts exist only where nobody but this machine reaches the server. */
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
];
