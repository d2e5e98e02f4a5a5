import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../primitives/button.tsx'
import { FieldMessage } from '../../primitives/field-message.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import { useEnvironment } from '../environment.tsx'
import { useLatePart } from '../late-part.ts'
import type { OtherWaysProps } from './other-ways.tsx'

const load = () => import('./other-ways.tsx').then(({ OtherWays }) => OtherWays)

/** The other ways, whose script comes once the page can be used, or when one of them is chosen. */
export function LateWays(props: OtherWaysProps) {
  const { t } = useTexts()
  const { host } = useEnvironment()
  const isNeeded = props.ways.way !== 'password'
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
