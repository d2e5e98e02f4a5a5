import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnswerOf } from '../../../api/call.ts'
import { getLogin } from '../../../api/calls/credentials.ts'
import { getThirds, unbindThird } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { type ServerValue, useChange, useRefetch, useServerValue } from '../../../kit/server-state/index.tsx'
import { providerName } from '../../../widgets/provider-name.ts'

/** What else unlinking takes away: nothing, the only login method known here, or the second step. */
export type Risk = 'none' | 'last-way-in' | 'second-step'

/** Facts that failed to load are absent and cause no warning. */
export type AccountFacts = {
  login?: AnswerOf<typeof getLogin>
  twoStep?: AnswerOf<typeof getTwoStepMethod>
}

/**
 * Predicts why the server might refuse to unlink `type` (SCR-12). This never blocks the user, who may have login
 * methods that the page does not know of, such as company login.
 */
export function riskOf(type: string, types: readonly string[], { login, twoStep }: AccountFacts): Risk {
  if (twoStep?.enabled && twoStep.method === 'wechat' && type === 'wechat') return 'second-step'
  const hasOther = types.some((other) => other !== type)
  const hasNoOtherLogin = twoStep?.has_password === false && login !== undefined && !login.user.phone
  return hasNoOtherLogin && !hasOther ? 'last-way-in' : 'none'
}

type AnsweredAccount = AnswerOf<typeof getThirds>['thirds'][number]

/** A linked account and the risk of unlinking it. */
export type LinkedAccount = AnsweredAccount & { risk: Risk }

/** Kept while the dialog closes, so that its text stays. */
export type UnlinkQuestion = { account: LinkedAccount; isOpen: boolean }

type Refusal = { type: string; failure: Failure }

/** Longest wait for the data behind the warnings, in ms. */
const factsWaitMs = 2000

const isSettled = ({ value, failure }: ServerValue<unknown>) => value !== undefined || failure !== undefined

/** Lists the linked accounts with their risks, and unlinks one optimistically after confirmation (SCR-12). */
export function useLinkedAccounts() {
  const { t } = useTexts()
  const feedback = useFeedback()
  const refetch = useRefetch()
  const change = useChange(getThirds)
  const answer = useServerValue(getThirds)
  const login = useServerValue(getLogin)
  const twoStep = useServerValue(getTwoStepMethod)
  const [question, setQuestion] = useState<UnlinkQuestion>()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const reported = useRef(new WeakSet<Refusal>())
  const [hasWaited, setHasWaited] = useState(false)
  /** Gets focus when the focused row disappears. */
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), factsWaitMs)
    return () => clearTimeout(timer)
  }, [])

  const list = answer.value?.thirds
  const types = list?.map(({ type }) => type) ?? []
  const facts = { login: login.value, twoStep: twoStep.value }
  // To avoid a layout shift, hold the list back until its warnings are known, unless that takes too long.
  const isKnown = hasWaited || (isSettled(login) && isSettled(twoStep))
  const accounts: ServerValue<LinkedAccount[]> = {
    ...answer,
    value: isKnown ? list?.map((account) => ({ ...account, risk: riskOf(account.type, types, facts) })) : undefined,
  }

  const count = types.length
  const countBefore = useRef(count)
  useEffect(() => {
    const isFocusLost = count < countBefore.current && document.activeElement === document.body
    countBefore.current = count
    if (isFocusLost) listRef.current?.focus({ preventScroll: true })
  }, [count])

  const reportRefusal = useEffectEvent((refusal: Refusal) => {
    const { type, failure } = refusal
    if (reported.current.has(refusal)) return
    reported.current.add(refusal)
    // The alert will return focus to this button.
    listRef.current?.querySelector<HTMLElement>(`[data-third="${CSS.escape(type)}"]`)?.focus({ preventScroll: true })
    void feedback.handle(failure, { call: unbindThird })
    if (failure.kind === 'answer') void refetch(getThirds)
  })
  // Report a refusal once its account is back in the list.
  useEffect(() => {
    const isBack = ({ type }: Refusal) => list?.some((account) => account.type === type)
    refusals.filter(isBack).forEach(reportRefusal)
  }, [refusals, list])

  const unlink = async ({ type }: AnsweredAccount) => {
    setRefusals((others) => others.filter((other) => other.type !== type))
    const result = await change(
      unbindThird,
      { type },
      { whilePending: (value) => ({ thirds: value.thirds.filter((account) => account.type !== type) }) },
    )
    if (result.ok) feedback.toast(t('linked-accounts.unlinked', { third: providerName(type, t) }))
    else {
      const { failure } = result
      setRefusals((others) => [...others, { type, failure }])
    }
  }

  return {
    listRef,
    accounts,
    question,
    handleAsk: (account: LinkedAccount) => setQuestion({ account, isOpen: true }),
    handleAnswer: (isYes: boolean) => {
      // Ignore a press while the dialog closes.
      if (!question?.isOpen) return
      setQuestion({ ...question, isOpen: false })
      if (isYes) void unlink(question.account)
    },
  }
}
