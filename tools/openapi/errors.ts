import { type ErrorExample, errorExamples } from '../../mocks/faults/error-examples.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { externalFolder } from '../../mocks/http/external-pages.ts'
import { screenPath } from '../../mocks/http/screens.ts'
import { serverWords } from '../../mocks/words/server-words.ts'
import { catalogue, type ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorRow, Example, Reference } from './model.ts'

const site = { url: new URL('https://files.example.com/') }

/** A refusal with a redirect, for which the catalogue has no row. */
const twoStepRequired: Example = {
  summary: 'The second step comes next',
  value: {
    success: false,
    errors: [{ error_code: errorCodes.twoStepRequired.code, error_msg: serverWords.en.twoStepRequired }],
    redirect: screenPath(site, 'twoStepLogin', { redirect: '/files' }),
  },
}

/** The answer of an example, as a server sends it; `undefined` if no answer causes the error. */
function answerOf({ status, items, body, redirect, force_two_step }: ErrorExample): unknown {
  if (status) return body
  if (!items) return undefined
  const errors = items.map(({ error_msg, download_link, ...rest }) => ({
    ...rest,
    ...(error_msg && { error_msg: error_msg.en }),
    ...(download_link && { download_link: download_link.replace(externalFolder, '/') }),
  }))
  const way = force_two_step && { force_two_step: { redirect: screenPath(site, 'setTwoStep') } }
  return { success: false, errors, redirect, ...way }
}

/** Errors caused by the same answer, depending on where the page runs; the most general first. */
function twinsOf(id: ErrorId): ErrorId[] {
  const answer = JSON.stringify(answerOf(errorExamples[id]))
  const twins = catalogue.filter((row) => JSON.stringify(answerOf(errorExamples[row.id])) === answer)
  const isPlain = ({ when }: (typeof twins)[number]) => !('isInClient' in when || 'isMobile' in when)
  return [...twins.filter(isPlain), ...twins.filter((row) => !isPlain(row))].map((twin) => twin.id)
}

function titleOf(id: ErrorId): string {
  const [, ...others] = twinsOf(id)
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
  return others.length > 0 ? `${title}; also ${others.join(', ')}` : title
}

/** The examples that calls share, by catalogue id; only errors caused by an answer, and one example for twins. */
export function errorAnswers(): Record<string, Example> {
  const answers = catalogue.flatMap(({ id }): [string, Example][] => {
    const example = errorExamples[id]
    const value = answerOf(example)
    if (value === undefined || twinsOf(id)[0] !== id) return []
    const { en, ...others } = example.items?.[0]?.error_msg ?? {}
    return [[id, { summary: titleOf(id), value, ...(en && { 'x-messages': others }) }]]
  })
  return { ...Object.fromEntries(answers), 'two-step-required': twoStepRequired }
}

/** The whole catalogue in order of precedence. */
export function errorRows(): ErrorRow[] {
  return catalogue.map(({ id, when, surface, follow, words }) => {
    const reason = whyNoAnswer(id)
    // "Any" alone would read as if no row below could ever match.
    const matches = 'status' in when && when.status === 'any' ? { status: anyOtherStatus } : when
    const example = reason ? { 'not-an-answer': reason } : { example: twinsOf(id)[0] }
    return { id, matches, shown: surface, follows: follow, words, ...example }
  })
}

const anyOtherStatus =
  'any other status except a success, if the body has no readable errors, redirect or force_two_step'

function whyNoAnswer(id: ErrorId): string | undefined {
  const { network, isNeverSent, items, status, body } = errorExamples[id]
  if (network) return 'No answer arrived.'
  if (isNeverSent) return 'Nothing was sent.'
  return items || status ? undefined : `The answer is not a JSON object, e.g. ${body}`
}

/** References to shared examples. */
export function exampleReferences(ids: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(ids.map((id) => [id, { $ref: `#/components/examples/${id}` }]))
}
