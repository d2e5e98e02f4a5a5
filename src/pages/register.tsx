import { RegisterChoice } from '../flows/register/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

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
