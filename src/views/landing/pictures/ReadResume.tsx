import { resumeFacts, resumeLines } from './examples';
import { Marked, Picture } from './Picture';

function Line({ line }: { line: string }) {
  if (line.startsWith('# ')) return <b className="mt-2 text-muted">{line.slice('# '.length)}</b>;
  return (
    <p className="first:text-sm first:font-semibold">
      {line.split(/[[\]]/).map((words, at) =>
        at % 2 === 0 ? (
          words
        ) : (
          <span key={at}>
            <Marked>{words.slice(1)}</Marked>
            <sup className="text-primary">{words[0]}</sup>
          </span>
        ),
      )}
    </p>
  );
}

/** A French resume with what was read from it marked, and the facts, joined by their numbers. */
export function ReadResume() {
  return (
    <Picture
      label="A resume in French with what was read from it marked, and the six facts that this says."
      className="grid sm:grid-cols-2"
    >
      <div className="flex flex-col justify-center gap-1 rounded-lg bg-page p-5 text-xs leading-5">
        {resumeLines.map((line) => (
          <Line key={line} line={line} />
        ))}
      </div>
      <div className="flex flex-col justify-center p-5">
        {resumeFacts.map(([label, value], at) => (
          <p key={label} className="flex gap-3 border-t border-line py-2 first:border-0">
            <sup className="top-0 w-3 text-xs leading-5 text-primary">{at + 1}</sup>
            <span>
              <span className="block text-xs text-muted">{label}</span>
              {value}
            </span>
          </p>
        ))}
      </div>
    </Picture>
  );
}
