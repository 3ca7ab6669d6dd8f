import { newId } from '@/data/new-id';
import type { Attachment } from '@/data/schemas/attachment';
import type { Task } from '@/data/schemas/task';
import { refusal, refusedBy } from '@/machines/step';
import type { TaskCommand } from '@/machines/task/events';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { useCommand } from '@/views/shared/commands/use-command';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { UploadProgress } from '@/views/shared/files/UploadField';
import { useUpload } from '@/views/shared/files/use-upload';
import { Button } from '@/views/shared/ui/Button';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TaskSender } from './sender';
import { Failure } from '@/views/shared/ui/Failure';
import { announce } from '@/views/shared/ui/toast';

interface AttachmentsProps {
  task: Task;
  sender: TaskSender;
}

type Detaching = { type: 'task.detach'; url: string; name: string };

const blank = { name: 'file', url: '/' };

/** Whether a person may take a step with the files of a task. A full task still offers the button. */
const offers = ({ task, sender: { by } }: AttachmentsProps, command: TaskCommand) => {
  const refused = refusedBy(taskLifecycle, task, { ...command, by });
  return refused === null || refused.guard === 'hasRoomForFile';
};

/** The files of a task, for those who see it to save, and for those who work on it to attach and remove. */
export function Attachments({ task, sender }: AttachmentsProps) {
  const remove = useCommand(async ({ type, url, name }: Detaching, sent) => {
    const without = await sender.send(task.id, { type, url }, sent);
    announce(`Removed ${name}`, (undoing) =>
      sender.send(task.id, { type: 'task.attach', file: { name, url } }, undoing),
    );
    return without;
  });
  const mayAttach = offers({ task, sender }, { type: 'task.attach', file: blank });
  if (task.attachments.length === 0 && !mayAttach) return null;
  return (
    <section aria-label="Attachments" className="space-y-2">
      <h3 className="mb-1 text-sm">Attachments</h3>
      {task.attachments.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {task.attachments.map(({ name, url }) => (
            <li key={url} className="flex items-center gap-2">
              <a
                href={url}
                download={name}
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline fine:min-h-8"
              >
                <Paperclip className="size-4 shrink-0" aria-hidden="true" />
                <span className="wrap-anywhere">{name}</span>
              </a>
              {offers({ task, sender }, { type: 'task.detach', url }) && (
                <Button
                  ref={handingFocusOn}
                  look="quiet"
                  aria-label={`Remove ${name}`}
                  aria-disabled={remove.isRunning}
                  onClick={() => remove.run({ type: 'task.detach', url, name })}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Failure says={remove.failure} />
      {mayAttach && <AttachFile task={task} sender={sender} />}
    </section>
  );
}

/** Where a person chooses a file, which is uploaded and attached at once. */
function AttachFile({ task, sender }: AttachmentsProps) {
  // A file that was uploaded is not sent again when attaching it failed.
  const [uploaded] = useState(() => new WeakMap<File, { file: Attachment; key: string }>());
  const upload = useUpload(async (chosen, options) => {
    const { file, key } = uploaded.get(chosen) ?? {
      file: await sender.keep(chosen, options),
      key: newId(),
    };
    uploaded.set(chosen, { file, key });
    options.signal.throwIfAborted();
    await sender.send(task.id, { type: 'task.attach', file }, { key });
    announce(`Attached ${file.name}`);
    return file;
  });
  const input = useRef<HTMLInputElement>(null);
  const refused = refusal(taskLifecycle, task, { type: 'task.attach', file: blank, by: sender.by });
  return (
    <div className="max-w-md space-y-2">
      <LeaveGuard
        when={upload.isSending}
        title="Leave while the file is uploaded?"
        message="It is not attached yet. Leaving cancels the upload."
      />
      <input
        ref={input}
        type="file"
        aria-label="File to attach"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) upload.choose(file);
          target.value = '';
        }}
      />
      <Button
        aria-disabled={upload.isSending || refused !== null}
        title={refused ?? undefined}
        onClick={() => {
          if (!upload.isSending && refused === null) input.current?.click();
        }}
      >
        Attach a file
      </Button>
      <Failure says={upload.problem} />
      {upload.kept === null && <UploadProgress upload={upload} onRemove={upload.remove} />}
    </div>
  );
}
