import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Call, RequestOf } from '../../api/define-call.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { CallFailed } from './call-failed.ts'

/** A change that is on its way. */
export type Change<Value, Answer = unknown> = {
  /**
   * What the page shows meanwhile, and keeps once the server agrees; taken back where it refuses. Done twice it must do no
   * more than once.
   */
  shows?: (value: Value) => Value
  /** What the page shows once the server agrees, where nothing of it is to be seen before. */
  becomes?: (value: Value) => Value
  /** What the page keeps instead, where only the server's answer says it. */
  keeps?: (answer: Answer) => Value
  /** A refusal that says that it is so already, and so takes nothing back. */
  isSoAlready?: (failure: Failure) => boolean
}

/** Names the changes of what a call answers. */
export const changesOf = (call: Call) => ['change', call.path]

type Sent<Value> = Pick<Change<Value>, 'shows' | 'isSoAlready'> & {
  send: () => Promise<Result<unknown>>
  /** What is kept once the server agrees. */
  settle: (value: Value, result: Result<unknown>) => Value
}

/**
 * Changes what `of` answers: at once for the eye, and for good when the server agrees. Several may be on their way. What came
 * of it is the caller's to tell.
 */
export function useChange<Of extends Call>(of: Of) {
  const { client } = useEnvironment()
  const queryClient = useQueryClient()
  const queryKey = [of.path]
  /** An answer that was asked for before the change would undo it; the first one of all is still wanted. */
  const cancelOlder = async () => {
    if (queryClient.getQueryData(queryKey) !== undefined) await queryClient.cancelQueries({ queryKey })
  }
  const { mutateAsync } = useMutation({
    mutationKey: changesOf(of),
    mutationFn: async ({ send, isSoAlready }: Sent<AnswerOf<Of>>) => {
      const result = await send()
      if (!result.ok && !isSoAlready?.(result.failure)) throw new CallFailed(result.failure)
      return result
    },
    onSuccess: async (result, { settle }) => {
      await cancelOlder()
      queryClient.setQueryData<AnswerOf<Of>>(queryKey, (value) => (value === undefined ? value : settle(value, result)))
    },
    // What it answered may be a secret: it is not remembered beyond its page (SE-2).
    gcTime: 0,
  })
  return async <C extends Call>(
    call: C,
    data: RequestOf<C>,
    { shows, becomes = shows, keeps, isSoAlready }: Change<AnswerOf<Of>, AnswerOf<C>> = {},
  ): Promise<Result<AnswerOf<C>>> => {
    await cancelOlder()
    const send = () => client.call(call, data)
    const settle = (value: AnswerOf<Of>, result: Result<unknown>) =>
      keeps && result.ok ? keeps(result.value) : (becomes?.(value) ?? value)
    return mutateAsync({ shows, isSoAlready, send, settle }).catch((error: unknown) => {
      if (error instanceof CallFailed) return { ok: false, failure: error.failure }
      throw error
    })
  }
}

/** Has something asked anew, since it may have changed. */
export function useAskAnew(): (...calls: Call[]) => Promise<void> {
  const queryClient = useQueryClient()
  return async (...calls) => {
    await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
}
