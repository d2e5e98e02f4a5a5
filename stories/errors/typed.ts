import { expect } from 'storybook/test'

type Typed = ReadonlyMap<string, string>

/** What stands in the fields of the document, by their names. */
export function readTyped(): Typed {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[name]:not([type=hidden], [type=radio], [type=checkbox])',
  )
  const filled = [...fields].filter(({ value }) => value !== '')
  return new Map(filled.map(({ name, value }) => [name, value]))
}

const beginsWith = (value: string) => new RegExp(`^${value.replaceAll(/[^\w\s]/g, '\\$&')}`)

/** Everything typed before is there still, but for the fields that count no more. */
export async function expectKept(before: Typed, lost: readonly string[] = []) {
  const kept = [...before].filter(([name]) => !lost.includes(name))
  const now = readTyped()
  // The press itself may have added to it: the last digit of a code submits it.
  for (const [name, value] of kept)
    await expect([name, now.get(name)]).toEqual([name, expect.stringMatching(beginsWith(value))])
  for (const name of lost) await expect([name, now.get(name)]).toEqual([name, undefined])
}

/** All that can be seen: words, values, pictures; a page that shows an error looks otherwise than before. */
export function readSight(): string {
  const values = [...document.querySelectorAll('input')].map(({ name, value, ariaInvalid }) => [
    name,
    value,
    ariaInvalid,
  ])
  return JSON.stringify([document.body.textContent, values])
}
