import { findStored, type Typed } from './canaries.ts'
import type { PageSnapshot } from './snapshot.ts'

/** The expected state of a page after a fault. */
export type Expected = {
  /** The only message, if any. */
  says?: string
  /** At least one of these controls or a submit button must be enabled, unless a dialog has its own button. */
  nextControls: readonly string[]
  /** Typed values that must still be there, by label. */
  typed: Readonly<Record<string, string>>
  /** Everything typed so far, on any page. */
  canaries: Typed
}

/** Removes the spaces between the digit groups of a phone. */
const plain = (value: string) => (/^[\d ]+$/.test(value) ? value.replaceAll(' ', '') : value)

function checkMessages({ messages }: PageSnapshot, says: string | undefined): string[] {
  if (says === undefined) return messages.map((message) => `it says "${message}" but should show no message`)
  if (messages.length === 0) return [`it does not say "${says}"`]
  if (messages.length > 1) return [`it shows ${messages.length} messages: "${messages.join('", "')}"`]
  return messages[0]?.includes(says) ? [] : [`it says "${messages[0]}" instead of "${says}"`]
}

function checkTyped({ fields }: PageSnapshot, typed: Expected['typed']): string[] {
  return Object.entries(typed).flatMap(([label, value]) => {
    const now = fields[label]
    if (now === undefined) return [`the field "${label}" is missing`]
    return plain(now) === plain(value) ? [] : [`"${label}" contains "${now}" instead of "${value}"`]
  })
}

/** Describes how a page violates the rule for every fault. */
export function findViolations(snapshot: PageSnapshot, { says, nextControls, typed, canaries }: Expected): string[] {
  const violations = [
    ...checkMessages(snapshot, says),
    // An open dialog does not change the fields behind it.
    ...checkTyped(snapshot, typed),
    ...findStored(canaries, snapshot.stored),
  ]
  if (!snapshot.heading) violations.push('there is no heading')
  if (snapshot.isBusy) violations.push('it is still busy')
  const { hasDialog, controls, submits } = snapshot
  const canContinue = hasDialog
    ? controls.length > 0
    : submits.length > 0 || controls.some((name) => nextControls.includes(name))
  if (!canContinue)
    violations.push(
      `there is no way to continue: of ${JSON.stringify(nextControls)} there is ${JSON.stringify(controls)}`,
    )
  return violations
}
