import { isStepKey } from '@/views/shared/steps';

/** The parameters that a screen has beside its list: what resumes are measured against, and the period of charts. */
const others = new Set(['title', 'listing', 'selected', 'period']);
const orders = new Set(['sort', 'order', 'target']);

/** Whether a parameter of a list's address narrows it. */
export const isFilter = (key: string): boolean =>
  key === 'page' || !(isStepKey(key) || others.has(key) || orders.has(key));

/** Whether a parameter of a list's address is part of a view that can be saved: a filter or the order. */
export const isOfView = (key: string): boolean =>
  orders.has(key) || (isFilter(key) && !['page', 'rows', 'kept'].includes(key));
