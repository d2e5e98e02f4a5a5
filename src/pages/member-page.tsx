import { createContext, use } from 'react'
import { ServerState, type ServerStateProps } from '../flows/server-state/index.ts'
import type { Path } from './paths.ts'
import { usePageLinks } from './use-page-links.ts'

/** The screens of account security (SCR-10). */
export type SecurityPath = Extract<Path, `/security${string}`>

const PathContext = createContext<SecurityPath | undefined>(undefined)

export type MemberPageProps = Pick<ServerStateProps, 'onStranger' | 'children'> & {
  /** The screen's own path. */
  path: SecurityPath
}

/** Around every screen of account security: what the server has said, and the way to the login for whoever is not logged in. */
export function MemberPage({ path, onStranger, children }: MemberPageProps) {
  const linkTo = usePageLinks(path)
  return (
    <PathContext value={path}>
      <ServerState loginHref={linkTo('/login')} onStranger={onStranger}>
        {children}
      </ServerState>
    </PathContext>
  )
}

/** The path of the screen. Throws outside of a `MemberPage`. */
export function useSecurityPath(): SecurityPath {
  const path = use(PathContext)
  if (!path) throw new Error('useSecurityPath needs a MemberPage above it')
  return path
}
