import { isStepKey } from '@/views/shared/steps';

/** The parameters of the screen of resumes that the list below it does not ask for. */
const others = new Set(['title', 'listing', 'selected']);
const orders = new Set(['sort', 'order', 'target']);

/** Whether a parameter of a list's address narrows it. */
export const isFilter = (key: string): boolean =>
  key === 'page' || !(isStepKey(key) || others.has(key) || orders.has(key));

/** Whether a parameter of a list's address is part of a view that can be saved: a filter or the order. */
export const isOfView = (key: string): boolean =>
  orders.has(key) || (isFilter(key) && !['page', 'rows', 'kept'].includes(key));
