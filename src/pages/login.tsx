import { LoginFlow } from '../flows/login/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { hrefOf } from './paths.ts'

/** `/login` (SCR-01). */
export function LoginPage() {
  return (
    <LoginFlow
      Layout={EntryLayout}
      forgotPasswordHref={hrefOf('/forgot-password')}
      registerHref={hrefOf('/register')}
    />
  )
}
