import { Button } from '@/views/shared/ui/Button';
import { takeFocus } from '@/views/shared/ui/handing-focus-on';
import { useSelector } from '@xstate/react';
import { type AttendanceImportRef, RefusedRows, rowsText } from './AttendancePreview';

/** What was done of a file of attendance. */
export function AttendanceImported({
  importing,
  onClose,
}: {
  importing: AttendanceImportRef;
  onClose: () => void;
}) {
  const { fileName, check, result } = useSelector(importing, ({ context }) => context);
  const refused = [...(check?.refused ?? []), ...(result?.refused ?? [])];
  const written = result?.accepted.length ?? 0;
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1} className="text-base wrap-anywhere">
        {rowsText(written)} of {fileName} {written === 1 ? 'was' : 'were'} written
      </h3>
      <RefusedRows
        title={`${rowsText(refused.length)} ${refused.length === 1 ? 'was' : 'were'} not written`}
        refused={refused.toSorted((a, b) => a.row - b.row)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => importing.send({ type: 'file.another' })}>
          Import another file
        </Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
