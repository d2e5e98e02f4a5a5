type Answer = Record<string, unknown>

const mapValues = (answer: Answer, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, key === 'success' ? value : change(value)]))

/** Odd answers by name; each builds a body from what the service would have answered (RQ-5). */
const oddAnswers = {
  nested: (answer: Answer) => JSON.stringify({ data: answer }),
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
