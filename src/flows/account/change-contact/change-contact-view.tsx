import { CircleCheck } from 'lucide'
import type { ComponentType } from 'react'
import { getLogin } from '../../../api/calls/credentials.ts'
import { type Translate, useTexts } from '../../../i18n/texts.tsx'
import { failureOf } from '../../../kit/feedback/index.tsx'
import { FormPlaceholder } from '../../../kit/form-placeholder.tsx'
import { useLazyPart } from '../../../kit/lazy.tsx'
import { Loaded, type ServerValue } from '../../../kit/server-state/index.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { Stepper } from '../../../primitives/stepper.tsx'
import { type ChangeContactState, hasProof } from './change-contact.machine.ts'
import type { ContactStepsProps } from './contact-steps.tsx'
import { type ContactTexts, contactTexts } from './contact-texts.tsx'

type Head = Pick<SettingsFrameProps, 'mark' | 'title' | 'intro' | 'step'>

export type ChangeContactViewProps = Omit<ContactStepsProps, 'state'> & {
  Layout: ComponentType<Head & Pick<SettingsFrameProps, 'children'>>
  state: ChangeContactState
  login: ServerValue<object>
  overviewHref: string
}

const loadSteps = () => import('./contact-steps.tsx').then(({ ContactSteps }) => ContactSteps)
const failure = failureOf(getLogin)

/** Most accounts have a contact to change, so assume one until the server responds, to avoid a layout shift. */
const assumedState = { step: 'prove', isAgain: false } as const

function stepsOf(t: Translate, words: ContactTexts, current: 'prove' | 'replace') {
  const steps = [
    { id: 'prove', label: words.currentLabel },
    { id: 'replace', label: words.newLabel },
  ]
  const index = current === 'prove' ? 1 : 2
  const label = current === 'prove' ? words.currentLabel : words.newLabel
  return (
    <Stepper
      className="max-w-form"
      steps={steps}
      current={current}
      summary={t('two-step.summary', { place: index, total: steps.length, label })}
      doneLabel={t('two-step.done-step')}
    />
  )
}

/** The first step does not move focus, since the page has just opened. */
function headOf(t: Translate, words: ContactTexts, state: Exclude<ChangeContactState, { step: 'loading' }>): Head {
  switch (state.step) {
    case 'prove': {
      const step = state.isAgain ? 'again' : 'first'
      return { mark: stepsOf(t, words, 'prove'), step, ...(state.isAgain ? words.proveAgain : words.prove) }
    }
    case 'replace':
      if (!hasProof(state)) return { step: 'first', ...words.add }
      return { mark: stepsOf(t, words, 'replace'), step: 'replace', ...words.replace(state.current) }
    case 'done': {
      const mark = (
        <IconTile tone="success">
          <Icon of={CircleCheck} size="lg" />
        </IconTile>
      )
      const { former, next } = state
      return { mark, step: 'done', ...(former === undefined ? words.added(next) : words.changed(next)) }
    }
  }
}

/** Changes or adds a phone or email: verifies the current one, then the new one (SCR-13, SCR-14). */
export function ChangeContactView({ Layout, contact, state, login, overviewHref, ...steps }: ChangeContactViewProps) {
  const { t } = useTexts()
  const words = contactTexts(t, contact)
  const displayed = state.step === 'loading' ? assumedState : state
  const head = login.failure ? { title: words.name, step: 'first' } : headOf(t, words, displayed)
  const { Part: Steps, failure: loadFailure } = useLazyPart(loadSteps, { isNeeded: true })
  const placeholder = loadFailure ?? (
    <div className="grid gap-6">
      <Skeleton className="max-w-40" />
      <FormPlaceholder fields={1} />
    </div>
  )
  return (
    <Layout {...head}>
      {state.step === 'done' ? (
        <ButtonLink className="w-full phone:w-auto" href={overviewHref}>
          {t('security.back')}
        </ButtonLink>
      ) : (
        <div className="max-w-form">
          <Loaded of={login} placeholder={placeholder} failure={failure}>
            {() =>
              Steps && state.step !== 'loading' ? <Steps {...steps} contact={contact} state={state} /> : placeholder
            }
          </Loaded>
        </div>
      )}
    </Layout>
  )
}
