// The four functions that Formik takes from lodash, for the plain values of forms: objects, arrays, texts, flags. The
// build puts them in lodash's place.

/** Whether a value is an object as `{}` makes them. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** A copy whose members are the original's. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value
  return isPlainObject(value) ? { ...value } : value
}

/** A copy through and through. */
export function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value)
}

/** The steps of a path such as `friends[0].name`. */
export function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split(/[.[\]]+/).filter(Boolean) : [...path]
}
