import { CircleCheck } from 'lucide'
import type { ComponentType } from 'react'
import { getLogin } from '../../../api/calls/credentials.ts'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader } from '../../../kit/feedback/index.tsx'
import { FormPlaceholder } from '../../../kit/form-placeholder.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { Loaded, type ServerValue } from '../../../kit/server-state/index.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { Stepper } from '../../../primitives/stepper.tsx'
import { type ChangeContactState, hasTwoSteps } from './change-contact.machine.ts'
import { type ContactMessages, getContactMessages } from './contact-messages.tsx'
import type { ContactStepsProps } from './contact-steps.tsx'

type LoadedState = Exclude<ChangeContactState, { step: 'loading' }>
type Heading = Pick<SettingsFrameProps, 'mark' | 'title' | 'intro' | 'step'>

export type ChangeContactViewProps = Omit<ContactStepsProps, 'state'> & {
  Layout: ComponentType<Heading & Pick<SettingsFrameProps, 'children'>>
  state: ChangeContactState
  login: ServerValue<object>
  overviewHref: string
}

const loadSteps = () => import('./contact-steps.tsx').then((module) => module.ContactSteps)
const loadErrorView = createErrorViewLoader(getLogin)

/** Shown while loading. Most accounts already have the contact, so assuming one avoids a layout shift after loading. */
const assumedState = { step: 'verify', hasExpired: false } as const

function renderStepper(t: Translate, strings: ContactMessages, current: 'verify' | 'replace') {
  const steps = [
    { id: 'verify', label: strings.currentLabel },
    { id: 'replace', label: strings.newLabel },
  ]
  const position = current === 'verify' ? 1 : 2
  const label = current === 'verify' ? strings.currentLabel : strings.newLabel
  return (
    <Stepper
      className="max-w-form"
      steps={steps}
      current={current}
      summary={t('two-step.summary', { place: position, total: steps.length, label })}
      doneLabel={t('two-step.done-step')}
    />
  )
}

/** Returns a step's heading. The first `step` is always `initial`, so that focus does not move when the data loads. */
function getHeading(t: Translate, strings: ContactMessages, state: LoadedState): Heading {
  switch (state.step) {
    case 'verify': {
      const step = state.hasExpired ? 'verify-again' : 'initial'
      return {
        mark: renderStepper(t, strings, 'verify'),
        step,
        ...(state.hasExpired ? strings.verifyAgain : strings.verify),
      }
    }
    case 'replace':
      if (!hasTwoSteps(state)) return { step: 'initial', ...strings.add }
      return { mark: renderStepper(t, strings, 'replace'), step: 'replace', ...strings.replace(state.current) }
    case 'done': {
      const mark = (
        <IconTile tone="success">
          <Icon of={CircleCheck} size="lg" />
        </IconTile>
      )
      const { previous, newContact } = state
      return {
        mark,
        step: 'done',
        ...(previous === undefined ? strings.added(newContact) : strings.changed(newContact)),
      }
    }
  }
}

/** Shows the steps to change or add a phone number or email address (SCR-13, SCR-14). */
export function ChangeContactView({ Layout, contact, state, login, overviewHref, ...props }: ChangeContactViewProps) {
  const { t } = useTranslations()
  const strings = getContactMessages(t, contact)
  const displayedState = state.step === 'loading' ? assumedState : state
  const heading = login.failure ? { title: strings.name, step: 'initial' } : getHeading(t, strings, displayedState)
  const { Component: Steps, failure: loadFailure } = useLazyComponent(loadSteps, { isNeeded: true })
  const placeholder = loadFailure ?? (
    <div className="grid gap-6">
      <Skeleton className="max-w-40" />
      <FormPlaceholder fields={1} />
    </div>
  )
  return (
    <Layout {...heading}>
      {state.step === 'done' ? (
        <ButtonLink className="w-full phone:w-auto" href={overviewHref}>
          {t('security.back')}
        </ButtonLink>
      ) : (
        <div className="max-w-form">
          <Loaded of={login} placeholder={placeholder} loadErrorView={loadErrorView}>
            {() =>
              Steps && state.step !== 'loading' ? <Steps {...props} contact={contact} state={state} /> : placeholder
            }
          </Loaded>
        </div>
      )}
    </Layout>
  )
}
