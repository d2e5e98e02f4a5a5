import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { Button } from '../../../primitives/button.tsx'

/** Continues with the current login after a reset. Only the link's owner follows the link's redirect. */
export function StayLoggedIn({ isOwner }: { isOwner: boolean }) {
  const { host } = useEnvironment()
  const { t } = useTexts()
  const redirect = isOwner ? new URL(host.url).searchParams.get('redirect') : undefined
  return (
    <Button
      variant={isOwner ? 'primary' : 'quiet'}
      width="block"
      onClick={() => host.navigation.safeNavigate(redirect ?? undefined)}
    >
      {isOwner ? t('session.continue') : t('session.other.action')}
    </Button>
  )
}
