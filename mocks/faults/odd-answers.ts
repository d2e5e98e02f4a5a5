type Answer = Record<string, unknown>

const mapValues = (answer: Answer, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, key === 'success' ? value : change(value)]))

/**
 * Odd answers known from servers, proxies and captive portals, by name; each builds a body from what the service would have
 * answered (RQ-5).
 */
const oddAnswers = {
  empty: () => '',
  page: () => '<!doctype html><title>Log in to the network</title>',
  null: () => 'null',
  list: (answer: Answer) => JSON.stringify([answer]),
  text: () => '"ok"',
  'byte-order-mark': (answer: Answer) => `\uFEFF${JSON.stringify(answer)}`,
  nested: (answer: Answer) => JSON.stringify({ data: answer }),
  'no-success': ({ success: _, ...rest }: Answer) => JSON.stringify(rest),
  'success-as-text': (answer: Answer) => JSON.stringify({ ...answer, success: String(answer.success) }),
  'success-with-errors': (answer: Answer) => JSON.stringify({ ...answer, success: true, errors: [{ error_code: 7 }] }),
  'refusal-without-errors': () => '{"success":false}',
  'errors-as-text': () => '{"success":false,"errors":"Something is not right."}',
  'errors-as-map': () => '{"success":false,"errors":{"login":["Something is not right."]}}',
  nulls: (answer: Answer) => JSON.stringify(mapValues(answer, () => null)),
  'wrong-kinds': (answer: Answer) => JSON.stringify(mapValues(answer, (value) => [{ value }])),
}

export type OddAnswer = keyof typeof oddAnswers

/** The names of all odd answers. */
export const oddAnswerNames = Object.keys(oddAnswers) as OddAnswer[]

/** Builds the odd version of an answer's body. */
export function makeOdd(name: OddAnswer, answer: Answer): string {
  return oddAnswers[name](answer)
}
