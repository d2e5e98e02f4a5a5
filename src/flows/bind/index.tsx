import { useClientType, usePageData } from '../environment.tsx'
import { useLatePart } from '../late-part.ts'
import { BindView, type BindViewProps } from './bind-view.tsx'
import { useBind } from './use-bind.ts'

export type BindFlowProps = Pick<BindViewProps, 'Layout' | 'loginHref' | 'forgotPasswordHref'>

/** Most people who come here have an account: the other way's form comes once the page stands. */
const loadRegister = () => import('./bind-register.tsx').then(({ BindRegister }) => BindRegister)

/** After a login by a third party that is bound to no account yet: log in and bind, or register and bind (SCR-18). */
export function BindFlow(props: BindFlowProps) {
  const { productName } = usePageData()
  const { handleSwitch, ...bind } = useBind()
  const isOnNewWay = bind.state.screen === 'register'
  const { Part, isLost } = useLatePart(loadRegister, { isNeeded: isOnNewWay })
  return (
    <BindView
      {...props}
      {...bind}
      productName={productName}
      isInDesktopClient={useClientType() === 'sync'}
      Register={bind.state.hasSeenRegister ? Part : undefined}
      isRegisterLost={isLost}
      onSwitch={handleSwitch}
    />
  )
}
