import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnswerOf } from '../../../api/call.ts'
import { getLogin } from '../../../api/calls/credentials.ts'
import { getThirds, unbindThird } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { type ServerValue, useChange, useRefetch, useServerValue } from '../../../kit/server-state/index.ts'
import { nameOfThird } from '../../../widgets/name-of-third.ts'
import { type Risk, riskOf } from './unbind-risk.ts'

/** A linked account that can log in here. */
type Bind = AnswerOf<typeof getThirds>['thirds'][number]

/** A linked account, with what else unlinking it would take away. */
export type BindAtRisk = Bind & { risk: Risk }

/** The question asked before an account is unlinked; its text stays while the dialog closes. */
export type UnbindQuestion = { bind: BindAtRisk; isOpen: boolean }

/** A refused attempt to unlink. */
type Refusal = { type: string; failure: Failure }

/** How long the list waits for the data behind its warnings, in ms. */
const factsWaitMs = 2000

const isSettled = ({ value, failure }: ServerValue<unknown>) => value !== undefined || failure !== undefined

/** Controls the linked accounts: assesses the risk of unlinking, asks for confirmation and unlinks optimistically (SCR-12). */
export function useThirdPartyBinds() {
  const { t } = useTexts()
  const feedback = useFeedback()
  const refetch = useRefetch()
  const change = useChange(getThirds)
  const thirds = useServerValue(getThirds)
  const login = useServerValue(getLogin)
  const twoStep = useServerValue(getTwoStepMethod)
  const [question, setQuestion] = useState<UnbindQuestion>()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const told = useRef(new WeakSet<Refusal>())
  const [hasWaited, setHasWaited] = useState(false)
  /** Container of the list, which receives the focus when the focused row disappears. */
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), factsWaitMs)
    return () => clearTimeout(timer)
  }, [])

  const list = thirds.value?.thirds
  const types = list?.map(({ type }) => type) ?? []
  const facts = { login: login.value, twoStep: twoStep.value }
  // Hold the list back until its warnings are known, to avoid a layout shift, unless that takes too long.
  const isKnown = hasWaited || (isSettled(login) && isSettled(twoStep))
  const binds: ServerValue<BindAtRisk[]> = {
    ...thirds,
    value: isKnown ? list?.map((bind) => ({ ...bind, risk: riskOf(bind.type, types, facts) })) : undefined,
  }

  const count = types.length
  const countBefore = useRef(count)
  useEffect(() => {
    const isFocusLost = count < countBefore.current && document.activeElement === document.body
    countBefore.current = count
    if (isFocusLost) place.current?.focus({ preventScroll: true })
  }, [count])

  const tellRefusal = useEffectEvent((refusal: Refusal) => {
    const { type, failure } = refusal
    if (told.current.has(refusal)) return
    told.current.add(refusal)
    // The alert will restore the focus to this button.
    place.current?.querySelector<HTMLElement>(`[data-third="${CSS.escape(type)}"]`)?.focus({ preventScroll: true })
    void feedback.handle(failure, { call: unbindThird })
    if (failure.kind === 'answer') void refetch(getThirds)
  })
  // Report each refusal once, when its account is back in the list.
  useEffect(() => {
    const isBack = ({ type }: Refusal) => list?.some((bind) => bind.type === type)
    refusals.filter(isBack).forEach(tellRefusal)
  }, [refusals, list])

  const unbind = async ({ type }: Bind) => {
    setRefusals((others) => others.filter((other) => other.type !== type))
    const result = await change(
      unbindThird,
      { type },
      { shows: (value) => ({ thirds: value.thirds.filter((bind) => bind.type !== type) }) },
    )
    if (result.ok) feedback.toast(t('third-party-binds.unlinked', { third: nameOfThird(type, t) }))
    else {
      const { failure } = result
      setRefusals((others) => [...others, { type, failure }])
    }
  }

  return {
    place,
    binds,
    question,
    handleAsk: (bind: BindAtRisk) => setQuestion({ bind, isOpen: true }),
    handleAnswer: (isYes: boolean) => {
      // Ignore a second press while the dialog closes.
      if (!question?.isOpen) return
      setQuestion({ ...question, isOpen: false })
      if (isYes) void unbind(question.bind)
    },
  }
}
