import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResponseOf } from '../../../api/call.ts'
import { getLogin } from '../../../api/calls/credentials.ts'
import { getThirds, unbindThird } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { type ServerValue, useChange, useRefetch, useServerValue } from '../../../kit/server-state/index.tsx'
import { providerName } from '../../../widgets/provider-name.ts'

/** What the user would lose by unlinking: nothing, the only known login method, or the two-step method. */
export type Risk = 'none' | 'last-login-method' | 'second-step'

/** The data that determines the risks. Data that has not loaded is omitted and never leads to a warning. */
export type RiskData = {
  login?: ResponseOf<typeof getLogin>
  twoStep?: ResponseOf<typeof getTwoStepMethod>
}

/**
 * Predicts why the server might refuse to unlink `type` (SCR-12). The prediction never blocks users, since they may
 * have other login methods, such as company login.
 */
export function assessUnlinkRisk(type: string, types: readonly string[], { login, twoStep }: RiskData): Risk {
  if (twoStep?.enabled && twoStep.method === 'wechat' && type === 'wechat') return 'second-step'
  const hasOtherLinkedAccount = types.some((otherType) => otherType !== type)
  const hasNoPasswordOrPhone = twoStep?.has_password === false && login !== undefined && !login.user.phone
  return hasNoPasswordOrPhone && !hasOtherLinkedAccount ? 'last-login-method' : 'none'
}

type ServerAccount = ResponseOf<typeof getThirds>['thirds'][number]

export type LinkedAccount = ServerAccount & { risk: Risk }

/** The account to unlink. Kept while the dialog closes, so that the dialog's text does not change. */
export type UnlinkQuestion = { account: LinkedAccount; isOpen: boolean }

type UnlinkFailure = { type: string; failure: Failure }

/** How long to wait for the data that determines the risks, in ms. */
const riskDataTimeoutMs = 2000

const isSettled = ({ value, failure }: ServerValue<unknown>) => value !== undefined || failure !== undefined

/** Lists the linked accounts with their risks, and unlinks accounts optimistically after confirmation (SCR-12). */
export function useLinkedAccounts() {
  const { t } = useTranslations()
  const feedback = useFeedback()
  const refetch = useRefetch()
  const change = useChange(getThirds)
  const thirds = useServerValue(getThirds)
  const login = useServerValue(getLogin)
  const twoStep = useServerValue(getTwoStepMethod)
  const [question, setQuestion] = useState<UnlinkQuestion>()
  const [unlinkFailures, setUnlinkFailures] = useState<readonly UnlinkFailure[]>([])
  const reportedFailures = useRef(new WeakSet<UnlinkFailure>())
  const [hasTimedOut, setHasTimedOut] = useState(false)
  /** Gets focus when the focused row disappears. */
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), riskDataTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  const list = thirds.value?.thirds
  const types = list?.map(({ type }) => type) ?? []
  const riskData = { login: login.value, twoStep: twoStep.value }
  // To avoid a layout shift, show no list until the risks are known, unless loading takes too long.
  const shouldShowList = hasTimedOut || (isSettled(login) && isSettled(twoStep))
  const accounts: ServerValue<LinkedAccount[]> = {
    ...thirds,
    value: shouldShowList
      ? list?.map((account) => ({ ...account, risk: assessUnlinkRisk(account.type, types, riskData) }))
      : undefined,
  }

  const count = types.length
  const previousCount = useRef(count)
  useEffect(() => {
    const isFocusLost = count < previousCount.current && document.activeElement === document.body
    previousCount.current = count
    if (isFocusLost) listRef.current?.focus({ preventScroll: true })
  }, [count])

  const reportFailure = useEffectEvent((unlinkFailure: UnlinkFailure) => {
    const { type, failure } = unlinkFailure
    if (reportedFailures.current.has(unlinkFailure)) return
    reportedFailures.current.add(unlinkFailure)
    // Focus the unlink button, so that a failure alert returns focus to it on closing.
    listRef.current?.querySelector<HTMLElement>(`[data-provider="${CSS.escape(type)}"]`)?.focus({ preventScroll: true })
    void feedback.handle(failure, { call: unbindThird })
    if (failure.kind === 'rejected') void refetch(getThirds)
  })
  // Report a failure once its account is back in the list.
  useEffect(() => {
    const isListed = ({ type }: UnlinkFailure) => list?.some((account) => account.type === type)
    unlinkFailures.filter(isListed).forEach(reportFailure)
  }, [unlinkFailures, list])

  const unlink = async ({ type }: ServerAccount) => {
    setUnlinkFailures((failures) => failures.filter((unlinkFailure) => unlinkFailure.type !== type))
    const result = await change(
      unbindThird,
      { type },
      { whilePending: (value) => ({ thirds: value.thirds.filter((account) => account.type !== type) }) },
    )
    if (result.ok) feedback.toast(t('linked-accounts.unlinked', { provider: providerName(type, t) }))
    else {
      const { failure } = result
      setUnlinkFailures((failures) => [...failures, { type, failure }])
    }
  }

  return {
    listRef,
    accounts,
    question,
    handleUnlink: (account: LinkedAccount) => setQuestion({ account, isOpen: true }),
    handleAnswer: (isConfirmed: boolean) => {
      // Ignore a second press while the dialog closes.
      if (!question?.isOpen) return
      setQuestion({ ...question, isOpen: false })
      if (isConfirmed) void unlink(question.account)
    },
  }
}
