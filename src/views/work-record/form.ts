import type { Sent } from '@/data/port/calls';
import type { WorkRecord } from '@/data/schemas/work-record';
import type { WorkRecordCommand } from '@/machines/work-record/work-record.machine';

/** A form that enters a fact on somebody's work. */
export interface EntryForm {
  record: WorkRecord;
  name: string;
  send: (employeeId: string, command: WorkRecordCommand, sent: Sent) => Promise<unknown>;
  onClose: () => void;
}

/** The number that a field's text stands for. Null where it is empty; NaN, which is refused, where it is no number. */
export const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
