import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getLogin } from '../../api/calls/credentials.ts'
import { getThirds, unbindThird } from '../../api/calls/security.ts'
import { getTwoStepMethod } from '../../api/calls/two-step.ts'
import type { Failure } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { nameOfThird } from '../name-of-third.ts'
import { type ServerValue, useAskAnew, useChange, useServerValue } from '../server-state/index.ts'
import type { Bind } from './bind.ts'
import { type Risk, riskOf } from './unbind-risk.ts'

/** A bind, and what unlinking it would take away besides. */
export type BindAtRisk = Bind & { risk: Risk }

/** What is asked before an account is unlinked; its words stay while the dialog leaves. */
export type UnbindQuestion = { bind: BindAtRisk; isOpen: boolean }

/** An unlinking that the server refused. */
type Refusal = { type: string; failure: Failure }

/** How long, in ms, the list waits for what its warnings are made from. */
const factsWaitMs = 2000

const isSettled = ({ value, failure }: ServerValue<unknown>) => value !== undefined || failure !== undefined

/** The controller of the linked accounts: knows what each unlinking risks, asks, and does it at once for the eye (SCR-12). */
export function useThirdPartyBinds() {
  const { t } = useTexts()
  const feedback = useFeedback()
  const askAnew = useAskAnew()
  const change = useChange(getThirds)
  const thirds = useServerValue(getThirds)
  const login = useServerValue(getLogin)
  const twoStep = useServerValue(getTwoStepMethod)
  const [question, setQuestion] = useState<UnbindQuestion>()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const told = useRef(new WeakSet<Refusal>())
  const [hasWaited, setHasWaited] = useState(false)
  /** Around the list: where the focus goes when the row that had it is gone. */
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), factsWaitMs)
    return () => clearTimeout(timer)
  }, [])

  const list = thirds.value?.thirds
  const types = list?.map(({ type }) => type) ?? []
  const facts = { login: login.value, twoStep: twoStep.value }
  // What is to be warned of stands in the list from its first sight on, so that nothing moves; unless it takes too long.
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
    // The alert gives the focus back to it.
    place.current?.querySelector<HTMLElement>(`[data-third="${CSS.escape(type)}"]`)?.focus({ preventScroll: true })
    void feedback.handle(failure, { call: unbindThird })
    if (failure.kind === 'answer') void askAnew(getThirds)
  })
  // Each is told once, when its account stands in the list again.
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
      // A second press while the dialog leaves.
      if (!question?.isOpen) return
      setQuestion({ ...question, isOpen: false })
      if (isYes) void unbind(question.bind)
    },
  }
}
