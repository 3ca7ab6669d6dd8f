/** The reason why two candidates may be one person. An email says more than a phone, and a phone more than a name. */
export type Ground = 'email' | 'phone' | 'name';

/** Another candidate who may be the same person, and why. */
export interface NamedTwin {
  id: string;
  name: string;
  fileName: string;
  by: Ground;
  /** Whether HR marked the two as different people. */
  apart: boolean;
}

/** A candidate with those who may be the same person. */
export interface Twinned {
  id: string;
  fileName: string;
  twins: NamedTwin[];
}
