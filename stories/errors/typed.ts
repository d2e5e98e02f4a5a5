import { expect } from 'storybook/test'

type Typed = ReadonlyMap<string, string>

/** Returns the values of all filled fields, by field name. */
export function readTyped(): Typed {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[name]:not([type=hidden], [type=radio], [type=checkbox])',
  )
  const filled = [...fields].filter(({ value }) => value !== '')
  return new Map(filled.map(({ name, value }) => [name, value]))
}

const beginsWith = (value: string) => new RegExp(`^${value.replaceAll(/[^\w\s]/g, '\\$&')}`)

/** Expects that all fields keep their values, except those that are cleared. */
export async function expectKept(before: Typed, cleared: readonly string[] = []) {
  const expected = [...before].filter(([name]) => !cleared.includes(name))
  const now = readTyped()
  // The action itself may type more, since the last digit of a code submits the code.
  for (const [name, value] of expected)
    await expect([name, now.get(name)]).toEqual([name, expect.stringMatching(beginsWith(value))])
  for (const name of cleared) await expect([name, now.get(name)]).toEqual([name, undefined])
}

/** Returns the page's text and the values of its fields, to tell whether an error has changed the screen. */
export function readScreen(): string {
  const values = [...document.querySelectorAll('input')].map(({ name, value, ariaInvalid }) => [
    name,
    value,
    ariaInvalid,
  ])
  return JSON.stringify([document.body.textContent, values])
}
