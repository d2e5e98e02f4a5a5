import type { ErrorItem } from '../../errors/failure.ts'

/** The maximum number of errors to read from a response. A response with more errors is faulty. */
const maxItems = 50

const itemKeys = ['field', 'error_code', 'error_msg', 'download_link']

/**
 * Normalizes a response's `errors`, which may be an item, a string, a list of these, or a map from fields to any
 * of these. Drops invalid entries (RQ-5).
 */
export function readErrorItems(errors: unknown): ErrorItem[] {
  const isMap = isRecord(errors) && !itemKeys.some((key) => key in errors)
  if (!isMap) return readList(errors).slice(0, maxItems)
  const items = Object.entries(errors).flatMap(([key, value]) => {
    // A list may arrive as `{ "0": …, "1": … }`.
    const field = /^\d*$/.test(key) ? undefined : key
    return readList(value).map((item) => (field === undefined ? item : { field, ...item }))
  })
  return items.slice(0, maxItems)
}

function readList(value: unknown): ErrorItem[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  return entries.map(readItem).filter((item) => Object.keys(item).length > 0)
}

/** Reads an error and omits blank or invalid properties. Returns an empty object if none are left. */
function readItem(entry: unknown): ErrorItem {
  const source = typeof entry === 'string' ? { error_msg: entry } : isRecord(entry) ? entry : {}
  const field = readText(source.field)
  const code = typeof source.error_code === 'number' ? String(source.error_code) : readText(source.error_code)
  const message = readText(source.error_msg)
  const downloadLink = readText(source.download_link)
  return {
    ...(field && { field }),
    ...(code && { code }),
    ...(message && { message }),
    ...(downloadLink && { downloadLink }),
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined
}

/** Returns whether a value is an object other than an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
