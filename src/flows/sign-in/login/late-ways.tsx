import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useLatePart } from '../../../kit/late-part.ts'
import { Button } from '../../../primitives/button.tsx'
import { FieldMessage } from '../../../primitives/field-message.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import type { OtherWaysProps } from './other-ways.tsx'

const load = () => import('./other-ways.tsx').then((late) => late.OtherWays)

/** The other login methods, lazy: loaded once the page is interactive, or when one of them is chosen. */
export function LateWays(props: OtherWaysProps) {
  const { t } = useTexts()
  const { host } = useEnvironment()
  const { way } = props.ways
  const isNeeded = way !== 'password' && way !== 'third'
  const { Part, isLost } = useLatePart(load, { isNeeded })
  if (Part) return <Part {...props} />
  if (!isNeeded) return null
  return isLost ? (
    <div className="grid gap-4 pt-6">
      <FieldMessage tone="error" live="assertive">
        {t('page.load-failed')}
      </FieldMessage>
      <Button onClick={() => host.navigation.reloadForPerson()}>{t('page.reload')}</Button>
    </div>
  ) : (
    <Spinner className="animate-late mx-auto my-14" />
  )
}
