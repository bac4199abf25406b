/** What somebody types into the login pop-up. */
export interface Credentials {
  readonly accountName: string;
  readonly password: string;
  readonly rememberMe: boolean;
}
