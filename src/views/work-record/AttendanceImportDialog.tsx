import { attendanceActors } from '@/actors/import-attendance';
import { mostAttendanceRows } from '@/data/schemas/attendance';
import { downloadCsv } from '@/files/download';
import { attendanceTemplate } from '@/intelligence/attendance/read';
import type { FileRules } from '@/machines/candidate/file-rules';
import { attendanceImportMachine } from '@/machines/work-record/attendance-import.machine';
import { FileDropZone } from '@/views/shared/files/FileDropZone';
import { RejectedFiles } from '@/views/shared/files/RejectedFiles';
import { useSignedIn } from '@/views/shared/signed-in';
import { Button } from '@/views/shared/ui/Button';
import { takeFocus } from '@/views/shared/ui/handing-focus-on';
import { Dialog } from '@/views/shared/ui/Dialog';
import { useActorRef, useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { AttendanceImported } from './AttendanceImported';
import { type AttendanceImportRef, AttendancePreview } from './AttendancePreview';
import { Failure } from '@/views/shared/ui/Failure';

/** The reader of a file says itself which one is too large or empty, in plainer words than the rules could. */
const rules: FileRules = {
  endings: ['.csv'],
  types: 'CSV',
  minSize: 0,
  maxSize: Number.POSITIVE_INFINITY,
  maxFiles: 1,
};

/** Where HR imports a file of attendance: chosen, read and checked, shown, and then written. */
export default function AttendanceImportDialog({ onClose }: { onClose: () => void }) {
  const { workspace } = useSignedIn();
  const importing = useActorRef(
    attendanceImportMachine.provide({ actors: attendanceActors(workspace) }),
  );
  const state = useSelector(importing, ({ value }) => value);
  const { rejected, fileName } = useSelector(importing, ({ context }) => context);
  return (
    <Dialog wide title="Import attendance" onClose={onClose}>
      <div className="space-y-4">
        <RejectedFiles rejected={rejected} />
        {state === 'choosing' && <Choosing importing={importing} />}
        {(state === 'reading' || state === 'checking') && (
          <Waiting
            label={`${state === 'reading' ? 'Reading' : 'Checking'} ${fileName}`}
            onCancel={() => importing.send({ type: 'file.another' })}
          />
        )}
        {state === 'unchecked' && <Unchecked importing={importing} />}
        {(state === 'previewing' || state === 'importing') && (
          <AttendancePreview importing={importing} />
        )}
        {state === 'imported' && <AttendanceImported importing={importing} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Choosing({ importing }: { importing: AttendanceImportRef }) {
  const { fileName, failure } = useSelector(importing, ({ context }) => context);
  return (
    <>
      <p>
        A CSV file with a row for each person and month. People are matched by email. An empty cell
        leaves what is on record.
      </p>
      {failure !== null && (
        <p
          ref={takeFocus}
          tabIndex={-1}
          role="alert"
          className="rounded-md bg-danger-tint p-3 wrap-anywhere text-danger"
        >
          <span className="font-semibold">{fileName}</span>: {failure}
        </p>
      )}
      <FileDropZone
        label="Attendance file"
        rules={rules}
        onFiles={(files, rejected) => importing.send({ type: 'files.chosen', files, rejected })}
      >
        <Upload className="size-6 text-primary" aria-hidden="true" />
        <span className="font-semibold">Drop a CSV file here, or click to choose</span>
        <span className="text-xs text-muted">
          Commas or semicolons, up to 10 MB and {mostAttendanceRows} rows
        </span>
      </FileDropZone>
      <Button onClick={() => downloadCsv('attendance_template.csv', attendanceTemplate())}>
        Download template
      </Button>
    </>
  );
}

function Waiting({ label, onCancel }: { label: string; onCancel: () => void }) {
  return (
    <div className="space-y-3">
      <h3 ref={takeFocus} tabIndex={-1} className="text-base wrap-anywhere">
        {label}
      </h3>
      <progress aria-label={label} className="h-2 w-full accent-primary" />
      <div className="flex justify-end">
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

/** The file is read, but the world has not said what would become of it. */
function Unchecked({ importing }: { importing: AttendanceImportRef }) {
  const { fileName, failure } = useSelector(importing, ({ context }) => context);
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1} className="text-base wrap-anywhere">
        {fileName} could not be checked
      </h3>
      <Failure says={failure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => importing.send({ type: 'file.another' })}>
          Choose another file
        </Button>
        <Button look="primary" onClick={() => importing.send({ type: 'check.retry' })}>
          Check again
        </Button>
      </div>
    </>
  );
}
