import { findKept, type Typed } from './canaries.ts'
import type { Sight } from './look.ts'

/** What has to be so after a fault. */
export type Expected = {
  /** The one thing that is said, or nothing where there is nothing to say. */
  says?: string
  /** One of these has to be there to press, or a submit button, unless a dialog has a button of its own. */
  waysOn: readonly string[]
  /** What was typed and has to be there still, by label. */
  typed: Readonly<Record<string, string>>
  /** All that was typed so far, wherever it was. */
  canaries: Typed
}

/** A phone is written in groups. */
const plain = (value: string) => (/^[\d ]+$/.test(value) ? value.replaceAll(' ', '') : value)

function judgeMessages({ messages }: Sight, says: string | undefined): string[] {
  if (says === undefined) return messages.map((message) => `it says "${message}" where nothing is to be said`)
  if (messages.length === 0) return [`it does not say "${says}"`]
  if (messages.length > 1) return [`it says ${messages.length} things: "${messages.join('", "')}"`]
  return messages[0]?.includes(says) ? [] : [`it says "${messages[0]}" and not "${says}"`]
}

function judgeTyped({ fields }: Sight, typed: Expected['typed']): string[] {
  return Object.entries(typed).flatMap(([label, value]) => {
    const now = fields[label]
    if (now === undefined) return [`the field "${label}" has gone`]
    return plain(now) === plain(value) ? [] : [`"${label}" holds "${now}" in place of "${value}"`]
  })
}

/** The one rule for every fault: how a page breaks it, in words. */
export function findBroken(sight: Sight, { says, waysOn, typed, canaries }: Expected): string[] {
  const broken = [
    ...judgeMessages(sight, says),
    // While a dialog is open, the rest waits behind it.
    ...judgeTyped(sight, typed),
    ...findKept(canaries, sight.kept),
  ]
  if (!sight.heading) broken.push('there is no heading')
  if (sight.isHeld) broken.push('it is still busy')
  const { hasDialog, ways, submits } = sight
  const hasWayOn = hasDialog ? ways.length > 0 : submits.length > 0 || ways.some((way) => waysOn.includes(way))
  if (!hasWayOn) broken.push(`nothing leads on: of ${JSON.stringify(waysOn)} there is ${JSON.stringify(ways)}`)
  return broken
}
