import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Call } from '../../api/call.ts'
import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { isNotLoggedIn, loginUrlWithReturn } from '../session/index.ts'
import { usePageRestored } from '../use-page-restored.ts'

/** The age, in ms, after which a value is refetched when the user returns to the page. */
const staleTimeMs = 60_000

/** Creates a query client that never retries automatically (RQ-7). The API client checks the network itself. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: staleTimeMs },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export type ServerStateProps = {
  loginHref: string
  /**
   * Called before users who are not logged in are sent to the login page. Resolves with true if the callback has
   * navigated instead.
   */
  onNotLoggedIn?: () => Promise<boolean>
  children: ReactNode
}

/**
 * Caches server responses for all parts of a page. If a value requires a login, sends the user to the login page with a
 * return URL. Shows other error responses on top of the page. `Loaded` shows an error in place of the missing value.
 */
export function ServerState({ loginHref, onNotLoggedIn, children }: ServerStateProps) {
  const { host } = useEnvironment()
  const feedback = useFeedback()
  const [queryClient] = useState(createQueryClient)
  const handleFailure = useEffectEvent(async (failure: Failure, call: Call, hasValue: boolean) => {
    // The page is in use, so do not navigate away and lose user input (RQ-13).
    if (hasValue) return failure.kind === 'rejected' && void feedback.handle(failure, { call })
    if (hasCode(failure, codes.sessionExpired) && (await onNotLoggedIn?.())) return
    if (isNotLoggedIn(failure, host))
      return host.navigation.safeNavigate(loginUrlWithReturn(loginHref, host), { replacesEntry: true })
    if (failure.kind === 'rejected') await feedback.handle(failure, { call })
  })
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const error: unknown = event.action.error
        const { meta, state } = event.query
        if (error instanceof CallFailed) void handleFailure(error.failure, meta?.call as Call, state.data !== undefined)
      }),
    [queryClient],
  )
  usePageRestored(() => void queryClient.invalidateQueries())
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Wraps a failure, since TanStack Query expects a thrown error. Not used outside this folder. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The call failed: ${failure.kind}`)
    this.failure = failure
  }
}
