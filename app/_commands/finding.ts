/** What a check found, with the remedy unless all is well. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'fault';
  /** `Database` */
  readonly about: string;
  readonly sentence: string;
}

export const ok = (about: string, sentence: string): Finding => ({ level: 'ok', about, sentence });
export const warning = (about: string, sentence: string): Finding => ({ level: 'warning', about, sentence });
export const fault = (about: string, sentence: string): Finding => ({ level: 'fault', about, sentence });
