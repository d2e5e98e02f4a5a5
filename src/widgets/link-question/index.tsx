import { usePageData } from '../../kit/environment.tsx'
import { useLazyComponent } from '../../kit/lazy.tsx'
import type { QuestionProps } from './question.tsx'

// Lazy, since the question is rarely needed.
const loadQuestion = () => import('./question.tsx').then((module) => module.Question)

/**
 * Wraps the form of a page opened from a link. If someone other than the link's owner is logged in, asks which account
 * to continue with before showing the form (RQ-13).
 */
export function LinkQuestion(props: QuestionProps) {
  const isNeeded = usePageData('loggedInAs') !== undefined
  const { Component: Question, failure } = useLazyComponent(loadQuestion, { isNeeded, prefetchMs: Infinity })
  if (!isNeeded) return props.children
  return Question ? <Question {...props} /> : failure
}
