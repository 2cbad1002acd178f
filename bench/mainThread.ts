/** Slowdown of a phone against this machine, as assumed by Lighthouse. */
const slower = 4;

/** Duration from which a task is long, in milliseconds. */
const longTask = 50;

/** One event of a trace; times in microseconds, `tdur` in CPU time. */
export interface TraceEvent {
  name: string;
  ts: number;
  tdur?: number;
  dur?: number;
  tid: number;
  pid: number;
  args: { data?: { url?: string; functionName?: string; type?: string } };
}

interface Task {
  /** Milliseconds after the first paint, on this machine. */
  begin: number;
  /** Milliseconds of CPU time on a phone, hardly affected by other processes of this machine. */
  length: number;
  inside: TraceEvent[];
}

const isTask = ({ name }: TraceEvent) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask';

/** The tasks of the page's main thread with their events. */
export function tasksOf(events: TraceEvent[]): Task[] {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const own = events
    .filter(({ tid, pid, dur }) => tid === paint?.tid && pid === paint.pid && dur !== undefined)
    .sort((first, second) => first.ts - second.ts);
  return own.filter(isTask).map((task) => ({
    begin: (task.ts - (paint?.ts ?? 0)) / 1000,
    length: ((task.tdur ?? 0) * slower) / 1000,
    inside: own.filter(
      (event) => !isTask(event) && event.ts >= task.ts && event.ts + event.dur! <= task.ts + task.dur!,
    ),
  }));
}

/**
 * Blocking time of a phone after the first paint: the sum beyond 50 ms per task, and the longest
 * task.
 */
export function busyAfterPaint(tasks: Task[]): { blocked: number; longest: number } {
  const lengths = tasks.filter(({ begin }) => begin > 0).map(({ length }) => length);
  return {
    blocked: Math.round(lengths.reduce((sum, length) => sum + Math.max(0, length - longTask), 0)),
    longest: Math.round(Math.max(0, ...lengths)),
  };
}

/** The longest events of a task, by self time. */
export function summary(inside: TraceEvent[]): string {
  const selves = new Map<string, number>();
  const add = (event: TraceEvent, time: number) => {
    const { functionName, type, url } = event.args.data ?? {};
    const label = [event.name, functionName, type, url?.split('/').at(-1)].filter(Boolean).join(' ');
    selves.set(label, (selves.get(label) ?? 0) + (time * slower) / 1000);
  };
  const open: TraceEvent[] = [];
  for (const event of inside) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop();
    if (open.length > 0) add(open.at(-1)!, -(event.tdur ?? 0));
    add(event, event.tdur ?? 0);
    open.push(event);
  }
  const rows = [...selves].filter(([, time]) => time > 4).sort((first, second) => second[1] - first[1]);
  return rows.map(([label, time]) => `${label} ${time.toFixed(0)}`).join(', ');
}
