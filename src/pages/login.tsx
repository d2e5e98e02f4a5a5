import { LoginFlow } from '../flows/login/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/login` (SCR-01). */
export function LoginPage() {
  const linkTo = usePageLinks('/login')
  return (
    <LoginFlow
      Layout={EntryLayout}
      forgotPasswordHref={linkTo('/forgot-password')}
      registerHref={linkTo('/register')}
    />
  )
}
