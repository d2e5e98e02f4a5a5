import { expect, waitFor } from 'storybook/test'
import { newcomer } from '../../mocks/personas/people.ts'
import { sendTo } from '../../test/screens/codes.ts'
import * as screen from '../../test/screens/register.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, type PlayContext, perform } from './page-driver.ts'

type Who = Parameters<typeof screen.fillWho>[0]

/** Fills the first step in. */
export const fillWho = (context: PlayContext, who?: Who) =>
  perform(context, 'A visitor fills in the first step', screen.fillWho(who))

/** Goes on to the second step. */
export async function reachProof(context: PlayContext, who?: Who) {
  await fillWho(context, who)
  await perform(context, 'They go on', screen.goOn)
}

/** Has a code sent, its countdown standing still, and fills the second step in. */
export async function fillProof(context: PlayContext) {
  stopTime(context)
  await perform(context, 'They ask for a code', sendTo(newcomer.phone))
  await perform(context, 'They type it and choose a password', screen.fillProof())
}

/** Registers, from the first field to the last. */
export async function register(context: PlayContext, who?: Who) {
  await reachProof(context, who)
  await fillProof(context)
  await perform(context, 'They register', screen.submit)
}

/** The one call of this path, as it reached the account service. */
export async function callTo(context: PlayContext, path: string) {
  await waitFor(() => expect(callsTo(context, path)).toHaveLength(1))
  return callsTo(context, path)[0]
}
