import { confirmQrLogin } from '../../api/calls/qr-login.ts'
import { FailedPart, type FailedPartProps } from '../feedback/index.tsx'

/** In place of a device that could not be learned. */
export function FailedLook(props: Omit<FailedPartProps, 'call'>) {
  return <FailedPart {...props} call={confirmQrLogin} />
}
