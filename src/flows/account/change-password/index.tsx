import { CircleCheck } from 'lucide'
import { type ComponentType, useState } from 'react'
import { getLogin } from '../../../api/calls/credentials.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader } from '../../../kit/feedback/index.tsx'
import { FormPlaceholder } from '../../../kit/form-placeholder.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { Loaded, type ServerValue, useServerValue } from '../../../kit/server-state/index.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import type { PasswordFormProps } from './password-form.tsx'
import type { PasswordOutcome } from './use-password-form.ts'

type Heading = Pick<SettingsFrameProps, 'mark' | 'title' | 'intro' | 'step'>

export type ChangePasswordFlowProps = Pick<PasswordFormProps, 'forgotPasswordHref'> & {
  Layout: ComponentType<Heading & Pick<SettingsFrameProps, 'children'>>
  overviewHref: string
  devicesHref: string
}

const loadForm = () => import('./password-form.tsx').then((module) => module.PasswordForm)
const loadErrorView = createErrorViewLoader(getTwoStepMethod)

function getHeading(t: Translate, twoStep: ServerValue<{ has_password: boolean }>, outcome?: PasswordOutcome): Heading {
  if (outcome) {
    const mark = (
      <IconTile tone="success">
        <Icon of={CircleCheck} size="lg" />
      </IconTile>
    )
    const title = outcome === 'set' ? t('change-password.set.done.heading') : t('change-password.done.heading')
    const intro = outcome === 'set' ? t('change-password.set.done.intro') : t('change-password.done.intro')
    return { mark, title, intro, step: 'done' }
  }
  const step = 'form'
  if (twoStep.failure) return { title: t('security.nav.password'), step }
  // Most accounts have a password, so assume one until the server responds, to avoid a layout shift.
  return (twoStep.value?.has_password ?? true)
    ? { title: t('change-password.heading'), intro: t('change-password.intro'), step }
    : { title: t('change-password.set.heading'), intro: t('change-password.set.intro'), step }
}

/** Changes the account's password, or sets its first one (SCR-20, TWO-02). */
export function ChangePasswordFlow({ Layout, overviewHref, devicesHref, forgotPasswordHref }: ChangePasswordFlowProps) {
  const { t } = useTranslations()
  const twoStep = useServerValue(getTwoStepMethod)
  const { value: login } = useServerValue(getLogin)
  const [outcome, setOutcome] = useState<PasswordOutcome>()
  // Loaded lazily, since no form can render before the server responds.
  const { Component: PasswordForm, failure: loadFailure } = useLazyComponent(loadForm, { isNeeded: true })
  const placeholder = loadFailure ?? <FormPlaceholder fields={3} />
  return (
    <Layout {...getHeading(t, twoStep, outcome)}>
      {outcome ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink className="w-full phone:w-auto" href={overviewHref}>
            {t('security.back')}
          </ButtonLink>
          {outcome === 'changed' && (
            <ButtonLink variant="quiet" className="w-full phone:w-auto" href={devicesHref}>
              {t('change-password.done.devices')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <div className="max-w-form">
          <Loaded of={twoStep} placeholder={placeholder} loadErrorView={loadErrorView}>
            {({ has_password: hasPassword }) =>
              PasswordForm ? (
                <PasswordForm
                  hasPassword={hasPassword}
                  user={login?.user ?? {}}
                  forgotPasswordHref={forgotPasswordHref}
                  onDone={setOutcome}
                />
              ) : (
                placeholder
              )
            }
          </Loaded>
        </div>
      )}
    </Layout>
  )
}
