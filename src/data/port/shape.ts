import * as z from 'zod/mini';

/** The longest text and list that a call takes. A resume's text has schemas of its own. */
const longest = { text: 20_000, list: 2000 };

/**
 * The shape of a schema: the same types, with bounds, and without its rules. A call is parsed by the shape alone,
 * so that it is the chart that refuses a wrong draft, with its own code, sentence and field.
 */
export function shapeOf(schema: z.core.$ZodType): z.ZodMiniType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
      return z.string().check(z.maxLength(longest.text));
    case 'number':
      return z.number();
    case 'array':
      return z.array(shapeOf(def.element)).check(z.maxLength(longest.list));
    case 'object':
      return z.object(
        Object.fromEntries(Object.entries(def.shape).map(([key, one]) => [key, shapeOf(one)])),
      );
    case 'nullable':
      return z.nullable(shapeOf(def.innerType));
    case 'optional':
    case 'default':
      return z.optional(shapeOf(def.innerType));
    case 'union':
      return z.union(def.options.map(shapeOf));
    case 'literal':
    case 'boolean':
    case 'null':
      return schema as z.ZodMiniType;
    default:
      throw new Error(`A call cannot take a ${def.type}.`);
  }
}
