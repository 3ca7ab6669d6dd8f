import { isSpent, spend } from '../unpacking';
import { type Surroundings, computedShading } from './computed-shading';
import { type Dict, type ParserParts, charge, lengthOf, replace } from './parser-parts';

/** `colour`: setting up a function or a colour space. `step`: one step of evaluating a function. In units of effort. */
const COST = { colour: 600, step: 5 };

/** Jumps, which the parser makes of a function's conditions. A file may not contain them, since it could jump back. */
const JUMPS = new Set(['j', 'jz']);

/** The type of shadings whose function gives the colour of each point. */
const COMPUTED = 1;
/** The types of axial shadings (along a line) and radial ones (between circles). */
const SMOOTH = new Set<unknown>([2, 3]);

type Work = (...args: unknown[]) => unknown;

/**
 * Bounds the functions that compute colours. Of the shadings only axial, radial and computed ones are made, since how
 * often their function is evaluated does not depend on the file. The others would have to be drawn.
 */
export function boundColours(parts: ParserParts): void {
  charge(parts.class('ColorSpaceUtils'), 'parse', () => COST.colour);
  const functions = parts.class('PDFFunction');
  charge(functions, 'parse', () => COST.colour);
  charge<(size: number[], outputs: number) => unknown>(
    functions,
    'getSampleArray',
    (size, outputs) => size.reduce((product, each) => product * each, outputs) * COST.step,
  );
  /** Charges the function that a method returns whenever it is evaluated. */
  const worked = (method: string, dictAt: number, cost: (dict: Dict) => number) =>
    replace<(this: unknown, ...args: unknown[]) => unknown>(
      functions,
      method,
      (own) =>
        function construct(...args) {
          const each = cost(args[dictAt] as Dict) * COST.step;
          const work = own.apply(this, args) as Work;
          return (...values: unknown[]) => {
            spend(each);
            return work(...values);
          };
        },
    );
  worked('constructSampled', 2, (dict) => {
    const inputs = lengthOf(dict.get('Domain')) / 2;
    return 2 ** inputs * (inputs + lengthOf(dict.get('Range')) / 2);
  });
  worked('constructInterpolated', 1, (dict) => 1 + lengthOf(dict.get('C0')));
  worked('constructStiched', 1, (dict) => 1 + lengthOf(dict.get('Bounds')));
  worked('constructPostScript', 2, (dict) => 1 + lengthOf(dict.get('Range')));
  charge<(this: { operators: unknown[] }) => unknown>(
    parts.of('PostScriptEvaluator'),
    'execute',
    function program() {
      return this.operators.length * COST.step;
    },
  );
  replace<(this: unknown, name: string) => unknown>(
    parts.class('PostScriptToken'),
    'getOperator',
    (own) =>
      function getOperator(name) {
        if (JUMPS.has(name)) throw new Error('No such operator.');
        return own.call(this, name);
      },
  );
  replace<(this: { stack: unknown[] }, count: number, by: number) => void>(
    parts.of('PostScriptStack'),
    'roll',
    (own) =>
      function roll(count, by) {
        if (!(count >= 0 && count <= this.stack.length))
          throw new Error('Rolls more than there is.');
        return own.call(this, count, by);
      },
  );
  const NoShading = parts.class('DummyShading') as unknown as new () => unknown;
  replace<(shading: Dict | { dict?: Dict }, ...rest: Surroundings) => unknown>(
    parts.class('Pattern'),
    'parseShading',
    (own) =>
      function parseShading(shading, ...rest) {
        const dict = 'get' in shading ? shading : shading.dict;
        const type = dict?.get('ShadingType');
        if (SMOOTH.has(type)) return own.call(parts.class('Pattern') as never, shading, ...rest);
        if (!dict || type !== COMPUTED) return new NoShading();
        try {
          return computedShading(parts, dict, rest);
        } catch (error) {
          if (isSpent()) throw error;
          return new NoShading();
        }
      },
  );
}
