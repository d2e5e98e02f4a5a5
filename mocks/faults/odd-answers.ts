type Answer = Record<string, unknown>

const mapValues = (answer: Answer, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, key === 'success' ? value : change(value)]))

/** Ways to build an odd body from the normal response (RQ-5). */
const oddAnswers = {
  nested: (answer: Answer) => JSON.stringify({ data: answer }),
  nulls: (answer: Answer) => JSON.stringify(mapValues(answer, () => null)),
  'wrong-kinds': (answer: Answer) => JSON.stringify(mapValues(answer, (value) => [{ value }])),
}

export type OddAnswer = keyof typeof oddAnswers

export const oddAnswerNames = Object.keys(oddAnswers) as OddAnswer[]

export function makeOdd(name: OddAnswer, answer: Answer): string {
  return oddAnswers[name](answer)
}
