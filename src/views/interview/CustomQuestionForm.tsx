import { CustomQuestion } from '@/data/schemas/question';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { TextAreaField } from '@/views/shared/ui/Field';
import { useState } from 'react';

/** A question of one's own; a blank one is ignored. */
export function CustomQuestionForm({ onAdd }: { onAdd: (question: string) => void }) {
  const [draft, setDraft] = useState('');
  const isWritten = CustomQuestion.safeParse(draft).success;
  return (
    <Card>
      <LeaveGuard
        when={isWritten}
        title="Leave without adding the question?"
        message="What you wrote is not added yet, and will be lost."
      />
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWritten) return;
          onAdd(draft);
          setDraft('');
        }}
      >
        <TextAreaField
          label="Custom question"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="submit">Add Question</Button>
      </form>
    </Card>
  );
}
