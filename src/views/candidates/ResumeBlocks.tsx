import type { DocumentBlock, DocumentLine } from '@masar/resume/pages';
import { classes } from '@/views/shared/ui/classes';
import { memo } from 'react';
import { type BlockLines, Stretch } from './BlockStretch';

/** A Word document with its headings, lists, tables and bold letters. What the document hides is left out. */
export const ResumeBlocks = memo(function ResumeBlocks({
  blocks,
  ...of
}: BlockLines & { blocks: readonly DocumentBlock[] }) {
  return (
    <div dir="auto" className="space-y-1.5 break-words">
      {listsIn(blocks).map((part, index) =>
        Array.isArray(part) ? (
          <ul key={index} className="list-disc space-y-0.5 ps-6">
            {part.map(({ lines }) => (
              <li key={lines[0]}>
                <Words {...of} shown={lines} bulleted />
              </li>
            ))}
          </ul>
        ) : (
          <Block key={index} block={part} {...of} />
        ),
      )}
    </div>
  );
});

type Paragraph = Extract<DocumentBlock, { kind: 'paragraph' }>;

/** The blocks, with the items of a list that follow each other in one list. */
function listsIn(blocks: readonly DocumentBlock[]): (DocumentBlock | Paragraph[])[] {
  const parts: (DocumentBlock | Paragraph[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'table' || !block.listed) parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}

/** The headings of a document stand below the page's own. */
const headings = ['h3', 'h4', 'h5', 'h6'] as const;

function Block({ block, ...of }: BlockLines & { block: DocumentBlock }) {
  if (block.kind === 'paragraph') {
    const Heading = headings[(block.heading ?? 1) - 1] ?? 'h6';
    return block.heading === null ? (
      <p dir="auto">
        <Words {...of} shown={block.lines} />
      </p>
    ) : (
      <Heading
        dir="auto"
        className={classes('pt-2 font-semibold', block.heading === 1 ? 'text-lg' : 'text-base')}
      >
        <Words {...of} shown={block.lines} />
      </Heading>
    );
  }
  return (
    <table className="w-full border-collapse">
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index} className="border-t border-line align-top">
            {'cells' in row
              ? row.cells.map((cell, column) => (
                  <td key={column} className="p-1.5">
                    <ResumeBlocks blocks={cell} {...of} />
                  </td>
                ))
              : cellsOf(row.lines, of.lines).map(([line, from, to]) => (
                  <td key={`${line}-${from}`} className="p-1.5">
                    <Stretch {...of} line={line} from={from} to={to} />
                  </td>
                ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cells of a row that stands in one line: the stretches between its tabs. */
function cellsOf(row: readonly number[], lines: readonly DocumentLine[]) {
  return row.flatMap((line) => {
    let from = 0;
    return (lines[line]?.text ?? '').split('\t').map((text) => {
      const cell = [line, from, from + text.length] as const;
      from += text.length + 1;
      return cell;
    });
  });
}

const bullet = '• ';

function Words({
  shown,
  bulleted = false,
  ...of
}: BlockLines & { shown: readonly number[]; bulleted?: boolean }) {
  return shown.map((line, index) => {
    const { text = '' } = of.lines[line] ?? {};
    const from = bulleted && index === 0 && text.startsWith(bullet) ? bullet.length : 0;
    return (
      <span key={line} className={classes(index > 0 && 'block')}>
        <Stretch {...of} line={line} from={from} to={text.length} />
      </span>
    );
  });
}
