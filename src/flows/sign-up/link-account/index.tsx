import { useClientType, usePageData } from '../../../kit/environment.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { LinkAccountView, type LinkAccountViewProps } from './link-account-view.tsx'
import { useLinkAccount } from './use-link-account.ts'

export type LinkAccountFlowProps = Pick<LinkAccountViewProps, 'Layout' | 'loginHref' | 'forgotPasswordHref'>

/** Lazy, since most users who link a third-party account do not need to register. */
const loadRegister = () => import('./link-by-register.tsx').then((module) => module.LinkByRegister)

/** After a third-party login, links the third-party account to an existing or a new account (SCR-18). */
export function LinkAccountFlow(props: LinkAccountFlowProps) {
  const productName = usePageData('productName')
  const { handleMethodSwitch, ...linking } = useLinkAccount()
  const isRegistering = linking.state.screen === 'register'
  const { Component, failure } = useLazyComponent(loadRegister, { isNeeded: isRegistering })
  return (
    <LinkAccountView
      {...props}
      {...linking}
      productName={productName}
      isInDesktopClient={useClientType() === 'sync'}
      Register={linking.state.hasSeenRegister ? Component : undefined}
      loadFailure={failure}
      onSwitch={handleMethodSwitch}
    />
  )
}
