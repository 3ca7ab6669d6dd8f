import { expect, test } from 'vitest';
import { keptStates } from './kept-states';
import { sourcesIn } from './sources';

const faultsOf = (line: string) =>
  keptStates('View.tsx', `export function View() {\n  ${line}\n}\n`).map((fault) =>
    fault.replace(/^View\.tsx:2 (.*): a state belongs in a machine\.$/, '$1'),
  );

test.each([
  ['const [isOpen, setIsOpen] = useState(false);', 'useState keeps isOpen'],
  ['const [open, setOpen] = React.useState(() => props.open);', 'useState keeps open'],
  ['const [menuOpen, setMenuOpen] = useState(first);', 'useState keeps menuOpen'],
  ['const [waiting, setWaiting] = useState(!done);', 'useState keeps waiting'],
  ['const [loaded, setLoaded] = useState<boolean>(start());', 'useState keeps loaded'],
  ["const [step, go] = useState('first');", 'useState keeps step'],
  ["const [at, go] = useState<'first' | 'last'>(start);", 'useState keeps at'],
  ['const [removed, setRemoved] = useState<Task | null>(task);', 'useState keeps removed'],
  ['const [asked, setAsked] = useState<string | undefined>(id);', 'useState keeps asked'],
  ['const [asked, setAsked] = useState(null);', 'useState keeps asked'],
  ['const [asked, setAsked] = useState();', 'useState keeps asked'],
  ['const [isLoading, setIsLoading] = useState(0);', 'useState keeps isLoading'],
  ['const kept = useState(false);', 'useState keeps '],
  ['const [dialog, setDialog] = useState({ open: false });', 'useState keeps dialog'],
  ["const [list, setList] = useState({ text: '', hint: null });", 'useState keeps list'],
  ['const [expanded, setExpanded] = useState(first);', 'useState keeps expanded'],
  ['const [first, setFirst] = useState(() => false);', 'useState keeps first'],
  ['const [first, setFirst] = useState(() => { return !last; });', 'useState keeps first'],
  ['const [first, setFirst] = useState(id === last);', 'useState keeps first'],
  ['const [first, setFirst] = useState(given && !last);', 'useState keeps first'],
  ['const [first, setFirst] = useState(Boolean(given));', 'useState keeps first'],
  ["const [first, setFirst] = useState(given ? 'one' : 'two');", 'useState keeps first'],
  ["const [first, setFirst] = useState('one' as const);", 'useState keeps first'],
  ['const [first, setFirst] = useState(false satisfies boolean);', 'useState keeps first'],
  ['const [first, setFirst] = useState(null as Task | null);', 'useState keeps first'],
  ['const [first, setFirst] = useState(`one`);', 'useState keeps first'],
  ['const [first, setFirst] = useState(props.isOpen);', 'useState keeps first'],
  ['const [first, setFirst] = useState(Status.Idle);', 'useState keeps first'],
  ['const [first, setFirst] = useState<DialogState>(begin);', 'useState keeps first'],
  ['const kept = useRef({ busy: false });', 'useRef keeps kept'],
  ['const [waits, start] = useTransition();', 'useTransition keeps a state'],
  ['const [done, setDone] = useOptimistic(saved);', 'useOptimistic keeps a state'],
  ['const [kept, act] = useActionState(save, begin);', 'useActionState keeps a state'],
  ['const sending = useRef(false);', 'useRef keeps sending'],
  ["const phase = useRef<'idle' | 'busy'>('idle');", 'useRef keeps phase'],
  ['const [state, dispatch] = useReducer(reduce, begin);', 'useReducer keeps a state'],
  [
    'const [machine] = useState(() => loginMachine.provide({ actors: { signIn } }));',
    'useState keeps a machine',
  ],
])('%s', (line, fault) => {
  expect(faultsOf(line)).toEqual([fault]);
});

test.each([
  "const [draft, setDraft] = useState('');",
  'const [drafts, setDrafts] = useState<Record<string, string>>({});',
  'const [deleted, setDeleted] = useState<Task[]>([]);',
  'const [count, setCount] = useState(0);',
  "const [drafts, setDrafts] = useState({ title: '', hours: 8 });",
  'const [size, setSize] = useState(sizes.indexOf(1));',
  'const list = useRef<HTMLDivElement>(null);',
  'const [list, setList] = useState<HTMLElement | null>(null);',
  'const list = useRef<HTMLDivElement | null>(null);',
  'const isOpen = useSelector(menu, (snapshot) => snapshot.matches("open"));',
])('%s is no state', (line) => {
  expect(faultsOf(line)).toEqual([]);
});

test('no view, route or part of the app keeps a state beside a machine', async () => {
  const sources = await sourcesIn('src/views', 'src/routes', 'src/app');
  const faults = sources.flatMap(({ path, source }) => keptStates(path, source));
  expect(sources.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
