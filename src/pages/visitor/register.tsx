import { RegisterChoice } from '../../flows/sign-up/register/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/register` (SCR-02). */
export function RegisterPage() {
  const linkTo = usePageLinks('/register')
  return (
    <RegisterChoice
      Layout={EntryLayout}
      personalHref={linkTo('/register/personal')}
      enterpriseHref={linkTo('/register/enterprise')}
      loginHref={linkTo('/login')}
    />
  )
}
