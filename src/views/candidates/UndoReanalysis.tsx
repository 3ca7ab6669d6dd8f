import type { AskedWorld } from '@/actors/asked-world';
import { Button } from '@/views/shared/ui/Button';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { useCommand } from '@/views/shared/commands/use-command';
import { Failure } from '@/views/shared/ui/Failure';

/** Undoes the last re-analysis of candidates, and says for how many. */
export function UndoReanalysis({
  ids,
  world: { workspace },
}: {
  ids: string[];
  world: AskedWorld;
}) {
  const { run, isRunning, failure, answer } = useCommand<string[], number>(async (asked) => {
    const undone = await workspace.candidates.undoReanalysis(asked);
    return undone;
  });
  if (answer !== null) {
    return (
      <output className="block">
        Re-analysis undone for {answer.output} of {ids.length}.
        {answer.output < ids.length && ' The rest has been corrected or undone since.'}
      </output>
    );
  }
  return (
    <div className="inline-flex flex-wrap items-center gap-2">
      <Button ref={handingFocusOn} aria-disabled={isRunning} onClick={() => run(ids)}>
        {isRunning ? 'Undoing...' : 'Undo re-analysis'}
      </Button>
      <Failure says={failure} />
    </div>
  );
}
