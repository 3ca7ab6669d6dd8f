import { figure } from '@/intelligence/number-text';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { ChartData, ChartKind } from './chart-data';
import { inset, margins, padding } from './room';

type Kind = Exclude<ChartKind, 'pie'>;

/** Where a point stands along its axis, and how much of it is its own: shares of the axis. */
function shareOf(kind: Kind, index: number, count: number) {
  if (kind === 'bar' || kind === 'horizontalBar')
    return { at: (index + (1 + padding) / 2) / (count + padding), size: 1 / (count + padding) };
  const size = 1 / (count - 1 + 2 * inset);
  return { at: (index + inset) * size, size };
}

function styleOf(kind: Kind, index: number, count: number): CSSProperties {
  const { top, right, bottom, left } = margins[kind];
  const { at, size } = shareOf(kind, index, count);
  if (kind === 'horizontalBar')
    return {
      insetInline: 0,
      top: `calc(${top}px + (100% - ${top + bottom}px) * ${at - size / 2})`,
      height: `calc((100% - ${top + bottom}px) * ${size})`,
    };
  const width = `(100% - ${left + right}px)`;
  return {
    top: 0,
    bottom: 0,
    left: `calc(${left}px + ${width} * ${at})`,
    width: `calc(${width} * ${size})`,
    maxWidth: 96,
    translate: '-50%',
  };
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from one mark to the next, so that a chart is one stop of Tab. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const list = event.currentTarget.closest('ul');
  const marks = [...(list?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  marks[marks.indexOf(event.currentTarget) + step]?.focus();
}

/**
 * What a pointer and the keyboard reach in a drawing: a place for each point, which tells its exact values and leads to
 * the rows that it counts, where they are listed.
 */
export function ChartMarks({
  title,
  kind,
  points,
  series,
  unit,
  say = (value) => figure(value, unit),
}: ChartData & { title: string; kind: Kind }) {
  return (
    <ul aria-label={`Values of ${title}`} className="absolute inset-0">
      {points.map(({ label, values, link }, index) => {
        const told = series.map(({ key, label: name }) => {
          const value = values[key];
          const text = value === undefined ? 'no data' : say(value);
          return series.length === 1 ? text : `${name} ${text}`;
        });
        const text = `${label}: ${told.join(', ')}`;
        const place = {
          'data-mark': '',
          tabIndex: index === 0 ? 0 : -1,
          onKeyDown: walk,
          children: <span className="sr-only">{text}</span>,
          className: 'peer absolute inset-0 rounded hover:bg-ink/5',
        };
        return (
          <li key={label} className="absolute" style={styleOf(kind, index, points.length)}>
            {link === undefined ? <span {...place} /> : <Link {...link} {...place} />}
            <span
              aria-hidden="true"
              className={`pointer-events-none absolute top-0 z-10 hidden rounded border border-line bg-surface px-2 text-xs whitespace-nowrap shadow-sm peer-hover:block peer-focus-visible:block ${index * 2 < points.length ? 'start-0' : 'end-0'}`}
            >
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
