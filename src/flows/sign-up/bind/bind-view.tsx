import { Unlink } from 'lucide'
import type { ComponentType } from 'react'
import { type Texts, useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Divider } from '../../../primitives/divider.tsx'
import { FieldMessage } from '../../../primitives/field-message.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import type { BindState } from './bind.machine.ts'
import { BindDead } from './bind-dead.tsx'
import { BindLogin, type BindLoginProps } from './bind-login.tsx'
import { BindMark } from './bind-mark.tsx'
import type { BindRegisterProps } from './bind-register.tsx'

type LayoutProps = Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'length' | 'alternatives' | 'children'>

export type BindViewProps = BindLoginProps & {
  /** Page layout around the form; places the parts it is given. */
  Layout: ComponentType<LayoutProps>
  state: BindState
  productName: string
  isInDesktopClient: boolean
  loginHref: string
  /** The registration form, once loaded; `isRegisterLost` if it failed to load. */
  Register?: ComponentType<BindRegisterProps>
  isRegisterLost: boolean
  onSwitch: () => void
}

/** Texts and icon above each screen. */
function headOf({ state, binding, productName: product, isInDesktopClient }: BindViewProps, { t }: Texts) {
  const { third: known } = binding
  const third = known && t(known.name)
  // The desktop client's window is too low for the icon.
  const mark = !isInDesktopClient && <BindMark third={known} />
  switch (state.screen) {
    case 'login': {
      const intro = third ? t('bind.login.intro', { third, product }) : t('bind.login.intro-any', { product })
      return { mark, title: t('bind.login.heading'), intro }
    }
    case 'register': {
      const intro = third ? t('bind.register.intro', { third }) : t('bind.register.intro-any')
      return { mark, title: t('bind.register.heading', { product }), intro, length: 'long' as const }
    }
    case 'dead': {
      const warning = (
        <IconTile tone="warning">
          <Icon of={Unlink} size="lg" />
        </IconTile>
      )
      const intro = third ? t('bind.dead.intro', { third }) : t('bind.dead.intro-any')
      return { mark: warning, title: t('bind.dead.heading'), intro }
    }
  }
}

/** Both ways to link an account, one at a time (SCR-18). The other form is hidden and keeps its typed values. */
export function BindView(props: BindViewProps) {
  const { Layout, state, binding, productName: product, loginHref, forgotPasswordHref } = props
  const { Register, isRegisterLost, onSwitch } = props
  const texts = useTexts()
  const { t } = texts
  const { screen, canRegister } = state
  const isNew = screen === 'register'
  const otherWay = (
    <>
      <Divider>{isNew ? t('bind.known') : t('bind.new', { product })}</Divider>
      <Button variant="quiet" width="block" onClick={onSwitch}>
        {isNew ? t('bind.to-login') : t('bind.to-register')}
      </Button>
    </>
  )
  return (
    <Layout
      {...headOf(props, texts)}
      step={screen}
      alternatives={screen !== 'dead' && (canRegister || isNew) && otherWay}
    >
      {screen === 'dead' ? (
        <BindDead binding={binding} loginHref={loginHref} />
      ) : (
        <>
          <div hidden={isNew}>
            <BindLogin binding={binding} forgotPasswordHref={forgotPasswordHref} />
          </div>
          <div hidden={!isNew}>
            {Register && <Register binding={binding} />}
            {isNew && !Register && !isRegisterLost && <Spinner />}
            {isNew && isRegisterLost && (
              <FieldMessage tone="error" live="assertive">
                {t('page.load-failed')}
              </FieldMessage>
            )}
          </div>
        </>
      )}
    </Layout>
  )
}
