/** Pages that are edited may hold any block, so they are framed like those that react. */
export { default } from '../(portal)/layout.tsx';
