import type * as z from 'zod/mini';

/**
 * The first field of a value that its schema does not list, by its path; null where there is none. A field that nobody reads was
 * meant for something: whoever sent it is told, rather than left to wonder why it had no effect. Schemas that take more say so
 * (`z.looseObject`).
 */
export function unknownField(schema: z.core.$ZodType, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return inObject(def, value as Readonly<Record<string, unknown>>);
    case 'array':
      return Array.isArray(value)
        ? first(value, (one, index) => within(String(index), def.element, one))
        : null;
    case 'optional':
    case 'nullable':
    case 'default':
      return unknownField(def.innerType, value);
    case 'pipe':
      return unknownField(def.in, value);
    case 'union':
      return inUnion(def.options, value);
    default:
      return null;
  }
}

function inObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Readonly<Record<string, unknown>>,
): string | null {
  return first(Object.entries(value), ([name, one]) => {
    const listed = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (listed !== undefined) return within(name, listed, one);
    return catchall === undefined ? name : null;
  });
}

/** What any of them lists is known. */
function inUnion(options: readonly z.core.$ZodType[], value: object): string | null {
  const found = options.filter(isContainer).map((option) => unknownField(option, value));
  return found.includes(null) ? null : (found[0] ?? null);
}

function isContainer({ _zod }: z.core.$ZodType): boolean {
  return ['object', 'array', 'pipe', 'optional', 'nullable', 'default', 'union'].includes(_zod.def.type);
}

function within(name: string, schema: z.core.$ZodType, value: unknown): string | null {
  const found = unknownField(schema, value);
  return found === null ? null : `${name}.${found}`;
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => string | null,
): string | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== null) return found;
  }
  return null;
}
