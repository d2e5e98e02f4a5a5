// Replacements for Formik's dependencies that support only the values of our forms: flat objects of strings and booleans. The
// build swaps them in for packages that support any value and together weigh as much as Formik itself.

/** lodash: whether a value is a plain object. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** lodash: a shallow copy. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value
  return isPlainObject(value) ? { ...value } : value
}

/** lodash: a deep copy. */
export function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value)
}

/** lodash: the segments of a path such as `friends[0].name`. */
export function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split(/[.[\]]+/).filter(Boolean) : [...path]
}

/** deepmerge: merges the errors of several kinds of validation, later ones over earlier ones. */
export const deepmerge = {
  all: (parts: readonly object[]): object => Object.assign({}, ...parts) as object,
}

/** react-fast-compare: whether two values are deeply equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
}
