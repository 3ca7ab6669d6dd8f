/** The sample's records, by the name of their file. */
export type RecordsName =
  | 'candidates'
  | 'conversations'
  | 'department-tasks'
  | 'engineering-tasks'
  | 'job-listings'
  | 'notifications'
  | 'provider'
  | 'users'
  | 'work-records';

/** Reads a file of records. Rejects when it does not arrive. */
export type ReadRecords = (name: RecordsName) => Promise<unknown>;
