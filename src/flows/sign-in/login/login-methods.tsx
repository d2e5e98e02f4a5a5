import { cx } from 'class-variance-authority'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { useLastMethod } from '../../../kit/session/index.ts'
import { Spinner } from '../../../primitives/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../primitives/tabs.tsx'
import { debounceMs } from '../../../rules/limits.ts'
import type { TabMethod } from './login.machine.ts'
import type { OtherMethodsProps } from './other-methods.tsx'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'
import type { useLogin } from './use-login.ts'
import { usePasswordLogin } from './use-password-login.ts'

/** Marks the method last used in this browser. Positioned absolutely, to avoid a layout shift. */
export function LastUsedMark({ className }: { className?: string }) {
  const { t } = useTranslations()
  return (
    <span
      className={cx(
        'absolute bottom-full px-1.5 rounded-sm bg-accent-soft-hover text-caption text-accent whitespace-nowrap',
        className,
      )}
    >
      {/* The space separates the mark from the method's name for screen readers. */} {t('login.last-used')}
    </span>
  )
}

function MethodTabs({ methods }: { methods: readonly TabMethod[] }) {
  const { t } = useTranslations()
  const lastMethod = useLastMethod()
  const labels = { password: t('login.method.password'), sms: t('login.method.sms'), qr: t('login.method.qr') }
  return (
    // Reserve space for the "last used" mark, to avoid a layout shift.
    <TabsList aria-label={t('login.methods')} className="-mt-5 pt-5">
      {methods.map((method) => (
        <TabsTrigger key={method} value={method}>
          {labels[method]}
          {method === lastMethod && <LastUsedMark className="left-0" />}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}

export type LoginMethodsProps = ReturnType<typeof useLogin> &
  Pick<PasswordFormProps, 'forgotPasswordHref'> & {
    ssoHref: string
    /** Whether `OtherMethods` shows the current method. */
    isOtherMethod: boolean
    /** Omitted until the component has loaded. */
    OtherMethods?: ComponentType<OtherMethodsProps>
    /** Shown in place of `OtherMethods` if it failed to load. */
    loadFailure?: ReactNode
  }

// Import `other-methods.tsx` only here, since every chunk that imports it repeats the list of its dependencies.
const importOtherMethods = () => import('./other-methods.tsx')
export const loadOtherMethods = () => importOtherMethods().then((module) => module.OtherMethods)
const loadSsoHint = () => importOtherMethods().then((module) => module.SsoHint)

/** Returns panel props for use without tabs. If the tabs disappear, the panel stays mounted and keeps user input. */
const createSinglePanelProps = (value: TabMethod) => ({
  value,
  role: undefined,
  'aria-labelledby': undefined,
  className: '',
})

/** Shows the current method and any tabs. Owns the form's state, so that typing re-renders only this component. */
export function LoginMethods({
  state: { phase, settings },
  methods,
  loadSettings,
  handleAccepted,
  handleChoose,
  forgotPasswordHref,
  ssoHref,
  isOtherMethod,
  OtherMethods,
  loadFailure,
}: LoginMethodsProps) {
  const { tabs, method, hasSso } = methods
  const alternativeTab = tabs.find((tab) => tab !== 'password')
  const { form, renderCaptchas, prefilledLogin, fillIn } = usePasswordLogin({
    // The slider replaces the picture captcha, and appears only once the user has submitted the form (WID-16).
    isPictureRequired: settings.pic_captcha_required && !settings.sliding_captcha_enabled,
    alternative: alternativeTab && {
      method: alternativeTab,
      onChoose: () => handleChoose(alternativeTab),
    },
    onAccepted: handleAccepted,
    onRejected: () => void loadSettings(),
  })
  const { login } = form.values

  const isNavigating = phase === 'navigating'
  // Render the hint if the login may be an email, even in full-width characters (IM-2). The hint validates the email.
  const needsHint = hasSso && /[@\P{ASCII}]/u.test(login)
  // Load the hint after a short delay, but not while the form is being submitted, since loading would delay the call.
  const prefetchMs = needsHint && !form.isBusy ? debounceMs : Infinity
  const { Component: SsoHint } = useLazyComponent(loadSsoHint, { isNeeded: false, prefetchMs })

  const hasTabs = tabs.length > 1
  const getPanelProps: OtherMethodsProps['getPanelProps'] = (value) =>
    hasTabs ? { value } : createSinglePanelProps(value)
  return (
    <Tabs
      className="contents"
      value={method}
      activationMode="manual"
      onValueChange={(value) => handleChoose(value as TabMethod)}
    >
      {hasTabs && method !== 'sso' && <MethodTabs methods={tabs} />}
      {tabs.includes('password') && (
        <TabsContent {...getPanelProps('password')} mount="always">
          <PasswordForm
            form={form}
            renderCaptchas={renderCaptchas}
            prefilledLogin={prefilledLogin}
            hint={
              needsHint &&
              SsoHint && (
                <SsoHint
                  login={login}
                  isBusy={form.isBusy || isNavigating}
                  href={ssoHref}
                  onChoose={() => handleChoose('sso')}
                />
              )
            }
            isNavigating={isNavigating}
            forgotPasswordHref={forgotPasswordHref}
          />
        </TabsContent>
      )}
      {OtherMethods ? (
        <OtherMethods
          methods={methods}
          getPanelProps={getPanelProps}
          values={form.values}
          fillIn={fillIn}
          settings={settings}
          isNavigating={isNavigating}
          onChoose={handleChoose}
        />
      ) : (
        isOtherMethod && (
          // Match the height of the password form that this replaces, to avoid a layout shift.
          <div className="min-h-[20.25rem] pt-6 client:min-h-0">
            {loadFailure ?? <Spinner className="animate-delayed mx-auto my-8" />}
          </div>
        )
      )}
    </Tabs>
  )
}
