import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffectEvent, useState } from 'react'
import type { Call } from '../../api/define-call.ts'
import type { Failure } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { loginAndBack, meetsNobody } from '../session/index.ts'
import { CallFailed } from './call-failed.ts'

/** How long, in ms, what the server said counts as fresh: younger than that it is not asked for again on return to the page. */
const freshMs = 60_000

type OnFailure = (failure: Failure, call: Call) => void

/** No call is tried again by itself (RQ-7); whether there is a network, the client knows. */
function createQueryClient(onFailure: OnFailure): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof CallFailed && meta?.call) onFailure(error.failure, meta.call as Call)
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: freshMs },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export type ServerStateProps = {
  /** The way to the login, for whoever is not logged in. */
  loginHref: string
  children: ReactNode
}

/**
 * Holds what the server has said for all parts of a page, each thing asked once. Whoever turns out not to be logged in goes
 * to the login and comes back; other refusals that concern the whole page are told over it; what is only missing in its place
 * is said there, by `Loaded`.
 */
export function ServerState({ loginHref, children }: ServerStateProps) {
  const { host } = useEnvironment()
  const feedback = useFeedback()
  const handleFailure = useEffectEvent<OnFailure>((failure, call) => {
    if (meetsNobody(failure, host))
      return host.navigation.safeNavigate(loginAndBack(loginHref, host), { isPassing: true })
    if (failure.kind === 'answer') void feedback.handle(failure, { call })
  })
  const [queryClient] = useState(() => createQueryClient((...all) => handleFailure(...all)))
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
