import { useTexts } from '../../../i18n/texts.tsx'
import { useLazyPart } from '../../../kit/lazy.tsx'
import { useLastMethod } from '../../../kit/session/index.ts'
import { Spinner } from '../../../primitives/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../primitives/tabs.tsx'
import { LastUsed } from './last-used.tsx'
import type { TabWay } from './login.machine.ts'
import type { OtherWaysProps } from './other-ways.tsx'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'
import type { useLogin } from './use-login.ts'
import { usePasswordLogin } from './use-password-login.ts'

const loadOtherWays = () => import('./other-ways.tsx').then((late) => late.OtherWays)

/** The other login methods, lazy: loaded once the page is interactive, or when one of them is chosen. */
function LazyWays(props: OtherWaysProps) {
  const { way } = props.ways
  const isNeeded = way !== 'password' && way !== 'third'
  const { Part, failure } = useLazyPart(loadOtherWays, { isNeeded })
  if (Part) return <Part {...props} />
  if (!isNeeded) return null
  return failure ? <div className="pt-6">{failure}</div> : <Spinner className="animate-late mx-auto my-14" />
}

/** The tabs of login methods; the last used one is marked. */
function WayTabs({ ways }: { ways: readonly TabWay[] }) {
  const { t } = useTexts()
  const last = useLastMethod()
  const names = { password: t('login.way.password'), sms: t('login.way.sms'), qr: t('login.way.qr') }
  return (
    // Reserve room for the mark above a tab, to avoid a layout shift.
    <TabsList aria-label={t('login.ways')} className="-mt-5 pt-5">
      {ways.map((way) => (
        <TabsTrigger key={way} value={way}>
          {names[way]}
          {way === last && <LastUsed className="left-0" />}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}

export type LoginWaysProps = ReturnType<typeof useLogin> &
  Pick<PasswordFormProps, 'forgotPasswordHref'> & {
    /** Link to the company login. */
    ssoHref: string
  }

const loadSsoHint = () => import('../sso/index.tsx').then((late) => late.SsoHint)

/** A single method is not a tab, but keeps the same element so that typed values survive when the tab list disappears. */
const alone = (value: TabWay) => ({ value, role: undefined, 'aria-labelledby': undefined, className: '' })

/**
 * The login methods in tabs, or the company login in their place. It holds the form's state, so that typing does not
 * re-render the page around it.
 */
export function LoginWays({
  state: { phase, settings },
  ways,
  askSettings,
  handleAccepted,
  handleChoose,
  forgotPasswordHref,
  ssoHref,
}: LoginWaysProps) {
  const { tabs, way, hasSso } = ways
  const other = tabs.find((one) => one !== 'password')
  const { form, captcha, arrived, fillIn } = usePasswordLogin({
    // With the slider enabled, it replaces the picture captcha and appears on the attempt (WID-16).
    isPictureDemanded: settings.pic_captcha_required && !settings.sliding_captcha_enabled,
    alternative: other && {
      way: other,
      onChoose: () => handleChoose(other),
    },
    onAccepted: handleAccepted,
    onRefused: () => void askSettings(),
  })
  const { login } = form.values

  const isNavigating = phase === 'leaving'
  // The hint reads the login as the submit does; here it is enough that it may be an email, by a full-width keyboard too (IM-2).
  const hasHint = hasSso && /[@\P{ASCII}]/u.test(login)
  const { Part: SsoHint } = useLazyPart(loadSsoHint, { isNeeded: hasHint, prefetchMs: Infinity })

  const hasRow = tabs.length > 1
  const panel: OtherWaysProps['panel'] = (value) => (hasRow ? { value } : alone(value))
  return (
    <Tabs value={way} activationMode="manual" onValueChange={(value) => handleChoose(value as TabWay)}>
      {hasRow && way !== 'sso' && <WayTabs ways={tabs} />}
      {tabs.includes('password') && (
        <TabsContent {...panel('password')} mount="always">
          <PasswordForm
            form={form}
            captcha={captcha}
            arrived={arrived}
            hint={
              hasHint &&
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
      <LazyWays
        ways={ways}
        panel={panel}
        typed={form.values}
        fillIn={fillIn}
        settings={settings}
        isNavigating={isNavigating}
        onChoose={handleChoose}
      />
    </Tabs>
  )
}
