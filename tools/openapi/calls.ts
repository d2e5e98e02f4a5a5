import { callsByArea } from '../../src/api/calls/all.ts'
import { type Call, isSecretField } from '../../src/api/define-call.ts'
import type { AreaName, CallName } from './call-names.ts'
import { type Docstring, readDocstrings } from './docstrings.ts'
import { describeIn } from './glossary.ts'
import type { Schema } from './model.ts'
import { needsOf } from './needs.ts'
import { asOwed } from './owed.ts'
import { toSchema } from './schemas.ts'

/** Everything known about a call; the document and the table in docs/contract.md are both generated from it. */
export type DescribedCall = Docstring &
  ReturnType<typeof needsOf> & {
    name: CallName
    area: AreaName
    call: Call
    request: Schema
    answer: Schema
    /** The fields that are encrypted in `secure_zone`. */
    secrets: string[]
  }

/** Describes every call of the contract, area by area. Adds the glossary entries it uses to `used`. */
export function describeCalls(used?: Set<string>): DescribedCall[] {
  const docstrings = readDocstrings()
  // A module's exports are sorted by name, but the source has them in a meaningful order.
  const order = [...docstrings.keys()]
  return Object.entries<Record<string, Call>>(callsByArea).flatMap(([area, calls]) =>
    Object.entries(calls)
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([name, call]) => describeCall(call, name as CallName, area as AreaName, docstrings.get(name), used)),
  )
}

function describeCall(
  call: Call,
  name: CallName,
  area: AreaName,
  docstring: Docstring | undefined,
  used?: Set<string>,
): DescribedCall {
  if (!docstring) throw new Error(`${name}: no docstring says what it does.`)
  const describe = describeIn([name, area], used)
  const request = toSchema(call.request, describe)
  const answer = asOwed(name, toSchema(call.answer, describe))
  const secrets = Object.keys(request.properties ?? {}).filter(isSecretField)
  return { ...docstring, ...needsOf(call), name, area, call, request, answer, secrets }
}
