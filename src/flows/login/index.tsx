import { usePageData } from '../environment.tsx'
import { LoginView, type LoginViewProps } from './login-view.tsx'
import { useLogin } from './use-login.ts'

export type LoginFlowProps = Pick<LoginViewProps, 'Layout' | 'forgotPasswordHref' | 'registerHref'>

/** Log in with a password or by a third party (SCR-01, LOG-01 to LOG-06). */
export function LoginFlow(props: LoginFlowProps) {
  const { productName } = usePageData()
  const { handlePasswordFocus, handlePictureRefresh, ...login } = useLogin()
  return (
    <LoginView
      {...props}
      {...login}
      productName={productName}
      onPasswordFocus={handlePasswordFocus}
      onPictureRefresh={handlePictureRefresh}
    />
  )
}
