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

/** What else unlinking removes: nothing, the only login method that the page knows of, or the second step. */
export type Risk = 'none' | 'last-login-method' | 'second-step'

/** Facts that failed to load are absent and cause no warning. */
export type AccountFacts = {
  login?: AnswerOf<typeof getLogin>
  twoStep?: AnswerOf<typeof getTwoStepMethod>
}

/**
 * Predicts why the server might refuse to unlink `type` (SCR-12). The prediction never blocks users, who may have login
 * methods that the page does not know of, such as company login.
 */
export function riskOf(type: string, types: readonly string[], { login, twoStep }: AccountFacts): Risk {
  if (twoStep?.enabled && twoStep.method === 'wechat' && type === 'wechat') return 'second-step'
  const hasOtherLinkedAccount = types.some((other) => other !== type)
  const hasNoPasswordOrPhone = twoStep?.has_password === false && login !== undefined && !login.user.phone
  return hasNoPasswordOrPhone && !hasOtherLinkedAccount ? 'last-login-method' : 'none'
}

type ServerAccount = AnswerOf<typeof getThirds>['thirds'][number]

/** A linked account and the risk of unlinking it. */
export type LinkedAccount = ServerAccount & { risk: Risk }

/** Kept while the dialog closes, so that the dialog keeps its text. */
export type UnlinkQuestion = { account: LinkedAccount; isOpen: boolean }

type UnlinkFailure = { type: string; failure: Failure }

/** How long to wait for the facts that the risks depend on, in ms. */
const factsTimeoutMs = 2000

const isSettled = ({ value, failure }: ServerValue<unknown>) => value !== undefined || failure !== undefined

/** Lists the linked accounts with their risks, and unlinks accounts optimistically after confirmation (SCR-12). */
export function useLinkedAccounts() {
  const { t } = useTexts()
  const feedback = useFeedback()
  const refetch = useRefetch()
  const change = useChange(getThirds)
  const thirds = useServerValue(getThirds)
  const login = useServerValue(getLogin)
  const twoStep = useServerValue(getTwoStepMethod)
  const [question, setQuestion] = useState<UnlinkQuestion>()
  const [unlinkFailures, setUnlinkFailures] = useState<readonly UnlinkFailure[]>([])
  const reported = useRef(new WeakSet<UnlinkFailure>())
  const [hasTimedOut, setHasTimedOut] = useState(false)
  /** Gets focus when the focused row disappears. */
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), factsTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  const list = thirds.value?.thirds
  const types = list?.map(({ type }) => type) ?? []
  const facts = { login: login.value, twoStep: twoStep.value }
  // To avoid a layout shift, show no list until the risks are known, unless the facts take too long.
  const areRisksKnown = hasTimedOut || (isSettled(login) && isSettled(twoStep))
  const accounts: ServerValue<LinkedAccount[]> = {
    ...thirds,
    value: areRisksKnown
      ? list?.map((account) => ({ ...account, risk: riskOf(account.type, types, facts) }))
      : undefined,
  }

  const count = types.length
  const countBefore = useRef(count)
  useEffect(() => {
    const isFocusLost = count < countBefore.current && document.activeElement === document.body
    countBefore.current = count
    if (isFocusLost) listRef.current?.focus({ preventScroll: true })
  }, [count])

  const report = useEffectEvent((unlinkFailure: UnlinkFailure) => {
    const { type, failure } = unlinkFailure
    if (reported.current.has(unlinkFailure)) return
    reported.current.add(unlinkFailure)
    // The alert returns focus to this button.
    listRef.current?.querySelector<HTMLElement>(`[data-third="${CSS.escape(type)}"]`)?.focus({ preventScroll: true })
    void feedback.handle(failure, { call: unbindThird })
    if (failure.kind === 'answer') void refetch(getThirds)
  })
  // Report a failure once its account is back in the list.
  useEffect(() => {
    const isBack = ({ type }: UnlinkFailure) => list?.some((account) => account.type === type)
    unlinkFailures.filter(isBack).forEach(report)
  }, [unlinkFailures, list])

  const unlink = async ({ type }: ServerAccount) => {
    setUnlinkFailures((others) => others.filter((other) => other.type !== type))
    const result = await change(
      unbindThird,
      { type },
      { whilePending: (value) => ({ thirds: value.thirds.filter((account) => account.type !== type) }) },
    )
    if (result.ok) feedback.toast(t('linked-accounts.unlinked', { third: providerName(type, t) }))
    else {
      const { failure } = result
      setUnlinkFailures((others) => [...others, { type, failure }])
    }
  }

  return {
    listRef,
    accounts,
    question,
    handleUnlink: (account: LinkedAccount) => setQuestion({ account, isOpen: true }),
    handleAnswer: (isYes: boolean) => {
      // Ignore a second press while the dialog closes.
      if (!question?.isOpen) return
      setQuestion({ ...question, isOpen: false })
      if (isYes) void unlink(question.account)
    },
  }
}
