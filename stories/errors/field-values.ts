import { expect } from 'storybook/test'

type FieldValues = ReadonlyMap<string, string>

/** Returns the values of all filled fields, by field name. */
export function readFieldValues(): FieldValues {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[name]:not([type=hidden], [type=radio], [type=checkbox])',
  )
  const filled = [...fields].filter(({ value }) => value !== '')
  return new Map(filled.map(({ name, value }) => [name, value]))
}

const startingWith = (value: string) => new RegExp(`^${value.replaceAll(/[^\w\s]/g, '\\$&')}`)

/** Expects the cleared fields to be empty, and all other fields to keep their values. */
export async function expectFieldsKept(valuesBefore: FieldValues, clearedFields: readonly string[] = []) {
  const expected = [...valuesBefore].filter(([name]) => !clearedFields.includes(name))
  const valuesNow = readFieldValues()
  // Typing the last digit of a code may have triggered the call, so a value may have become longer.
  for (const [name, value] of expected)
    await expect([name, valuesNow.get(name)]).toEqual([name, expect.stringMatching(startingWith(value))])
  for (const name of clearedFields) await expect([name, valuesNow.get(name)]).toEqual([name, undefined])
}

/** Returns the page's text and its fields' values and validity, to detect whether an error has changed the screen. */
export function readScreen(): string {
  const values = [...document.querySelectorAll('input')].map(({ name, value, ariaInvalid }) => [
    name,
    value,
    ariaInvalid,
  ])
  return JSON.stringify([document.body.textContent, values])
}
