import { LoginFlow } from '../../flows/sign-in/login/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

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
