import { OPS } from 'unpdf/pdfjs';
import { allowance, isSpent, spend } from '../unpacking';
import { decodedText } from './actual-text';
import { boundColours } from './bounds-colours';
import { boundFonts } from './bounds-fonts';
import { boundPictures } from './bounds-pictures';
import { END, atCost, boundStreams } from './bounds-streams';
import type { Dict, ParserParts, Stream, XRef } from './parser-parts';
import { charge, lengthOf, numberFrom, replace } from './parser-parts';

/** Costs in units of effort. Each stands for the time that something takes, or for its memory where that is more. */
const COST = {
  token: 4,
  name: 16,
  reference: 30,
  /** A byte of a string. Each becomes a string of its own before they are joined. A byte of anything else costs one. */
  letter: 5,
  dictionary: 60,
  /** An object that is looked up; an entry of the table of all objects. */
  object: 30,
  entry: 12,
  /**
   * An operator of a page. Where the parser goes through the whole list each time, `listed` is added for each operator
   * in it.
   */
  operator: 50,
  /** Added for an operator that looks something up, which may be missing. */
  lookup: 300,
  /** Setting up a page, a form, a glyph or a pattern that is drawn. */
  drawing: 2500,
  /** An annotation or a form field of a page. */
  annotation: 1000,
  listed: 1 / 64,
};

/**
 * One of these bytes (LF, CR, <) ends a token when the parser searches a broken file for objects. No real token is
 * longer than `LONGEST_TOKEN` bytes.
 */
const TOKEN_ENDS = new Set([10, 13, 60]);
const LONGEST_TOKEN = 1_000_000;
/** Charges to the file's allowance everything in the parser that a file can make long or large. */
export function boundParser(parts: ParserParts): void {
  boundStreams(parts);
  boundPictures(parts);
  boundObjects(parts);
  boundFonts(parts);
  boundColours(parts);
  boundPages(parts);
}

/** The operators that look something up. */
const LOOKUPS = new Set([
  OPS.setGState,
  OPS.setFont,
  OPS.paintXObject,
  OPS.shadingFill,
  OPS.endInlineImage,
]);
function boundObjects(parts: ParserParts): void {
  const lexer = parts.of('Lexer');
  replace<(this: { currentChar: number }) => unknown>(
    lexer,
    'getObj',
    (own) =>
      function getObj() {
        allowance.effort -= COST.token;
        if (allowance.effort < 0) this.currentChar = END;
        const object = own.call(this) as { cmd?: string } | null;
        if (typeof object === 'object' && object?.cmd === '<<') spend(COST.dictionary);
        return object;
      },
  );
  charge(lexer, 'getName', () => COST.name);
  for (const method of ['getString', 'getHexString']) {
    replace<(this: unknown) => unknown>(
      lexer,
      method,
      (own) =>
        function getText() {
          return atCost(COST.letter, () => own.call(this));
        },
    );
  }
  const xref = parts.of('XRef');
  charge(xref, 'fetch', () => COST.object);
  const Ref = parts.class('Ref');
  charge(Ref, 'get', () => COST.reference);
  charge<(this: XRef, ref: unknown, entry: { offset: number }) => unknown>(
    xref,
    'fetchCompressed',
    function packedObjects(_, { offset }) {
      const ref = Ref['get']?.call(Ref as never, offset as never, 0 as never);
      return numberFrom(this.fetch(ref)?.dict?.get('N')) * COST.entry;
    },
  );
  charge<(stream: { dict: Dict }) => unknown>(xref, 'processXRefStream', ({ dict }) => {
    const index = dict.get('Index') ?? [0, dict.get('Size')];
    const counts = Array.isArray(index) ? index.filter((_, at) => at % 2 === 1) : [];
    return counts.reduce((sum: number, count) => sum + numberFrom(count), 0) * COST.entry;
  });
  replace<(this: { stream: Stream }) => unknown>(
    xref,
    'indexObjects',
    (own) =>
      function indexObjects() {
        let token = 0;
        for (const byte of this.stream.bytes) {
          token = TOKEN_ENDS.has(byte) ? 0 : token + 1;
          if (token > LONGEST_TOKEN) throw new Error('No objects can be told apart.');
        }
        return own.call(this);
      },
  );
}

interface Operation {
  fn: number;
  args: unknown[] | null;
}

function boundPages(parts: ParserParts): void {
  charge<(this: { fnArray: unknown[]; _streamSink?: unknown }) => void>(
    parts.of('OperatorList'),
    'addOp',
    function operator() {
      return COST.operator + (this._streamSink ? 0 : this.fnArray.length * COST.listed);
    },
  );
  replace<(this: { stateManager: { stateStack: unknown[] } }, operation: Operation) => boolean>(
    parts.of('EvaluatorPreprocessor'),
    'read',
    (own) =>
      function read(operation) {
        const { stateStack } = this.stateManager;
        // A state inherits from the one before it, so each lookup in it goes through all of them.
        spend(stateStack.length / 4);
        const found = own.call(this, operation);
        if (found && LOOKUPS.has(operation.fn)) spend(COST.lookup);
        if (found && operation.fn === OPS.beginMarkedContentProps) tellActualText(operation.args);
        return found;
      },
  );
  charge<(this: { stateStack: unknown[] }) => void>(
    parts.of('StateManager'),
    'save',
    function save() {
      return this.stateStack.length;
    },
  );
  replace<(this: unknown) => void>(
    parts.of('WorkerTask'),
    'ensureNotTerminated',
    (own) =>
      function ensureNotTerminated() {
        if (isSpent()) spend(0);
        return own.call(this);
      },
  );
  charge(parts.of('PartialEvaluator'), 'getOperatorList', () => COST.drawing);
  replace(parts.of('PartialEvaluator'), 'hasBlendModes', () => () => false);
  const page = parts.of('Page');
  const annotations = Object.getOwnPropertyDescriptor(page, 'annotations');
  if (!annotations) throw new Error('The PDF parser has no annotations.');
  Object.defineProperty(page, 'annotations', {
    get() {
      const found: unknown = annotations.get?.call(this);
      spend(lengthOf(found) * COST.annotation);
      return found;
    },
  });
  Object.defineProperty(parts.of('Catalog'), 'metadata', { get: () => null });
}

/**
 * The parser drops the actual text of marked content from its operators, but keeps the content's number (MCID). The
 * text is put in the number's place.
 */
function tellActualText(args: unknown[] | null): void {
  const properties = args?.[1] as Partial<Dict> | undefined;
  if (!properties?.get || !properties.set) return;
  const text = properties.get('ActualText');
  properties.set('MCID', typeof text === 'string' ? decodedText(text) : null);
}
