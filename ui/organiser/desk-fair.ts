import { createContext } from 'react';

/** The id of the fair that the desk is open at. It begins the storage key of each draft: two fairs can have the same pages. */
export const DeskFair = createContext('');

/** The time zone of that fair, in which the desk shows moments. */
export const DeskTimeZone = createContext('UTC');
