// What Formik takes from other packages, for the values of our forms alone: flat, and texts or flags. The build puts these
// in the place of packages that work for any value there is, and together weigh as much as Formik itself.

/** lodash: whether a value is an object as `{}` makes them. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** lodash: a copy whose members are the original's. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value
  return isPlainObject(value) ? { ...value } : value
}

/** lodash: a copy through and through. */
export function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value)
}

/** lodash: the steps of a path such as `friends[0].name`. */
export function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split(/[.[\]]+/).filter(Boolean) : [...path]
}

/** deepmerge: the errors of the ways to validate, later ones over earlier ones. */
export const deepmerge = {
  all: (parts: readonly object[]): object => Object.assign({}, ...parts) as object,
}

/** react-fast-compare: whether two values hold the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
}
