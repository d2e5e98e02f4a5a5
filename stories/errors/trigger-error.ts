import { getLocale } from '../../.storybook/with-page.tsx'
import { canBeReturned, errorExamples } from '../../mocks/faults/error-examples.ts'
import { type ServerMessages, serverMessages } from '../../mocks/messages/server-messages.ts'
import type { ErrorId } from '../../src/errors/catalog.ts'
import { getStage, type PlayContext } from '../pages/page-driver.ts'
import type { FailurePoint } from './error-driver.ts'

/** The time limit in a story about a timeout. */
const shortTimeoutMs = 400

/** For each error that depends on the session check, whether the check finds a session (ERR-08). */
const isSessionAlive: Partial<Record<ErrorId, boolean>> = {
  'session-expired-in-client': false,
  'session-idle': true,
  'session-ended': false,
}

/** Returns the path of the failure point's call, which may depend on the story's client. */
export function getCallPath({ call }: FailurePoint, context: Pick<PlayContext, 'loaded'>): string {
  return typeof call === 'string' ? call : call(getStage(context).environment.host.clientType())
}

/** Creates a function that returns a server message in the story's language. */
export const serverMessage =
  (message: (messages: ServerMessages) => string) =>
  ({ globals }: Pick<PlayContext, 'globals'>): string =>
    message(serverMessages[getLocale(globals)])

/** Returns the server's message for an error in the story's language. A failure point may override it. */
export function getServerMessage(
  error: ErrorId,
  { globals }: Pick<PlayContext, 'globals'>,
  { errorOverrides }: Pick<FailurePoint, 'errorOverrides'> = {},
): string {
  const locale = getLocale(globals)
  return (
    errorOverrides?.[error]?.message(serverMessages[locale]) ??
    String(errorExamples[error].items?.[0]?.error_msg?.[locale])
  )
}

/** Adapts an error's example to a failure point, which may define another field name, error code or message. */
function adaptExample(error: ErrorId, point: FailurePoint, context: Pick<PlayContext, 'globals'>) {
  const [item] = errorExamples[error].items ?? []
  const errorOverride = point.errorOverrides?.[error]
  const isFieldError = error === 'field-error'
  if (!item || !(errorOverride || isFieldError)) return error
  const { field, error_code } = item
  return [
    {
      ...item,
      field: isFieldError ? point.field?.name : field,
      error_code: errorOverride?.code ?? error_code,
      error_msg: getServerMessage(error, context, point),
    },
  ]
}

/** Makes the failure point's next call fail with this error. Returns how many faults remain after the call. */
export function triggerError(
  error: ErrorId,
  point: FailurePoint,
  context: Pick<PlayContext, 'loaded' | 'globals'>,
): number {
  const { service, environment, clientOptions } = getStage(context)
  const { host } = environment
  service.faults.clear()
  if (error === 'offline') Object.assign(host, { isOnline: () => false })
  if (error === 'timeout') clientOptions.timeoutMs = shortTimeoutMs
  if (!canBeReturned(error)) {
    Object.assign(host.pageData, { publicKey: 'no key', isSecureZoneRequired: true })
    return 0
  }
  service.faults.add({ path: getCallPath(point, context), error: adaptExample(error, point, context) })
  const isAlive = isSessionAlive[error]
  if (isAlive === undefined) return 0
  service.faults.add({ path: '/auth/hi', body: JSON.stringify({ success: true, logged_in: isAlive }), times: 'always' })
  return 1
}
