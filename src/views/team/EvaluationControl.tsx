import { EvaluationScore, type Task } from '@/data/schemas/task';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { SelectField } from '@/views/shared/ui/Field';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import type { TaskSender } from '@/views/tasks/sender';
import { announce } from '@/views/shared/ui/toast';
import type { Sent } from '@/data/port/calls';
import type { TaskCommand } from '@/machines/task/events';
import { type Ref, useState } from 'react';

const scores = Array.from({ length: 10 }, (_, index) => index + 1).filter(
  (score) => EvaluationScore.safeParse(score).success,
);

/**
 * A team manager's score for a task, 1 to 10. What is missing before it can be saved is shown beside it.
 * @param next the next task that can be evaluated; undefined where there is none.
 * @param scoreRef gets the field of the score.
 */
export function EvaluationControl({
  sender,
  task,
  next,
  scoreRef,
  onNext,
}: {
  sender: TaskSender;
  task: Task;
  next: string | undefined;
  scoreRef: Ref<HTMLSelectElement>;
  onNext: (id: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  const save = async (asked: TaskCommand, sent: Sent) => {
    await sender.send(task.id, asked, sent);
    announce(`Score ${chosen} saved`);
  };
  const command = { type: 'task.evaluate', score: Number(chosen) } as const;
  const evaluated = task.status === 'evaluated';
  const refused = evaluated ? null : refusal(taskLifecycle, task, { ...command, by: sender.by });
  return (
    <section aria-label="Evaluation" className="flex flex-wrap items-end gap-3">
      <SelectField
        ref={scoreRef}
        label="Evaluation score"
        value={task.evaluationScore ?? chosen}
        disabled={evaluated}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Select score</option>
        {scores.map((score) => (
          <option key={score}>{score}</option>
        ))}
      </SelectField>
      {!evaluated && refused === null && (
        <>
          <CommandButton label="Save Score" command={command} onRun={save} />
          {next !== undefined && (
            <CommandButton
              label="Save and open next"
              look="secondary"
              command={command}
              onRun={async (asked, sent) => {
                await save(asked, sent);
                onNext(next);
              }}
            />
          )}
        </>
      )}
      {refused !== null && <p className="min-h-9 content-center text-muted">{refused}</p>}
    </section>
  );
}
