/**
 * Which of several things that open is open, once one of them was pressed: that one alone, or none if it was open.
 *
 * Source: portal spec §2 "One task is expanded at a time", site spec §2 "one question open at a time".
 */
export const oneOpen = <Id>(open: Id | undefined, pressed: Id): Id | undefined =>
  open === pressed ? undefined : pressed;
