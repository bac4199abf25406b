/** The values of the login form. */
export interface Credentials {
  readonly accountName: string;
  readonly password: string;
  readonly rememberMe: boolean;
}
