import type { Labels } from '../../shared/translate.ts';
export const blockName = (_: Labels, component: string): string => component || '?';
export const blockHint = (_: Labels, component: string): string => component;
export const fieldName = (_: Labels, _component: string, name: string): string => name;
export const paramName = (_: Labels, name: string): string => name;
export const paramHint = (_: Labels, _name: string): string | undefined => undefined;
export const valueName = (_: Labels, _param: string, value: string): string => value || 'Default';
export const groupName = (_: Labels, group: string): string => group;
