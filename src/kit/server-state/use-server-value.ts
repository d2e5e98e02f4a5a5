import { useMutationState, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call, ResponseOf } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { CallFailed } from './server-state.tsx'
import { type Change, createMutationKey } from './use-change.ts'

/** A server value that is loading, has loaded or failed to load. */
export type ServerValue<Value> = {
  /** The value with all pending changes applied. */
  value?: Value
  /** Why the value failed to load. */
  failure?: Failure
  isRetrying: boolean
  retry: () => void
}

export type ServerValueOptions = {
  /** Removes the value from the cache when no component uses it anymore (SE-2). */
  isSecret?: boolean
}

/** Returns the response to a call that sends no data. Components that use the same call share one request. */
export function useServerValue<C extends Call>(
  call: C,
  { isSecret = false }: ServerValueOptions = {},
): ServerValue<ResponseOf<C>> {
  const { client } = useEnvironment()
  const query = useQuery({
    queryKey: [call.path],
    queryFn: async ({ signal }): Promise<ResponseOf<C>> => {
      const result = await client.call(call, {}, { signal })
      if (result.ok) return result.value
      throw new CallFailed(result.failure)
    },
    meta: { call },
    ...(isSecret && { gcTime: 0 }),
  })
  const changes = useMutationState({
    filters: { mutationKey: createMutationKey(call), status: 'pending' },
    select: ({ state }) => state.variables as Change<ResponseOf<C>>,
  })
  const { data, error } = query
  // Keep the failure, since TanStack Query clears the error when it refetches.
  const [failure, setFailure] = useState<Failure>()
  if (error instanceof CallFailed && error.failure !== failure) setFailure(error.failure)
  return {
    value:
      data === undefined ? undefined : changes.reduce((value, change) => change.whilePending?.(value) ?? value, data),
    failure: data === undefined ? failure : undefined,
    isRetrying: failure !== undefined && query.isFetching,
    retry: () => void query.refetch(),
  }
}
