import type { Answers } from '../port/answers';
import { contract } from '../port/contract';
import type { Endpoint } from '../port/endpoint';
import { type Line, request } from './request';

/** All that a server answers, each call as its row of the contract tells. */
export function answersOver(line: Line): Answers {
  const call =
    (endpoint: Endpoint) =>
    (...args: unknown[]) =>
      request(line, endpoint, args);
  const group = (calls: Record<string, Endpoint>) =>
    Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, call(endpoint)]));
  return Object.fromEntries(
    Object.entries(contract).map(([name, calls]) => [name, group(calls)]),
  ) as unknown as Answers;
}
