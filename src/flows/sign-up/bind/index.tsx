import { useClientType, usePageData } from '../../../kit/environment.tsx'
import { useLazyPart } from '../../../kit/lazy.tsx'
import { BindView, type BindViewProps } from './bind-view.tsx'
import { useBind } from './use-bind.ts'

export type BindFlowProps = Pick<BindViewProps, 'Layout' | 'loginHref' | 'forgotPasswordHref'>

/** Lazy, since most people here already have an account. */
const loadRegister = () => import('./bind-register.tsx').then(({ BindRegister }) => BindRegister)

/** Follows a login by an account that is not linked yet: links it to an existing or a new one (SCR-18). */
export function BindFlow(props: BindFlowProps) {
  const { productName } = usePageData()
  const { handleSwitch, ...bind } = useBind()
  const isRegistering = bind.state.screen === 'register'
  const { Part, failure } = useLazyPart(loadRegister, { isNeeded: isRegistering })
  return (
    <BindView
      {...props}
      {...bind}
      productName={productName}
      isInDesktopClient={useClientType() === 'sync'}
      Register={bind.state.hasSeenRegister ? Part : undefined}
      loadFailure={failure}
      onSwitch={handleSwitch}
    />
  )
}
