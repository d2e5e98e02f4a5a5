import { Smartphone, TabletSmartphone } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { Link } from '../../../primitives/link.tsx'

/** Where to get an authenticator app (TWO-06). */
export function DownloadApp() {
  const { t } = useTexts()
  const { googleHelpUrl } = usePageData()
  const phones = [
    { icon: Smartphone, name: t('two-step.download.iphone'), text: t('two-step.download.iphone-detail') },
    { icon: TabletSmartphone, name: t('two-step.download.android'), text: t('two-step.download.android-detail') },
  ]
  return (
    <>
      <ul className="grid gap-2.5">
        {phones.map(({ icon, name, text }) => (
          <li key={name} className="flex gap-3.5 p-3.5 border rounded-card">
            <IconTile>
              <Icon of={icon} />
            </IconTile>
            <div className="min-w-0">
              <p className="font-label">{name}</p>
              <p className="text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {googleHelpUrl && (
        <p className="pt-4">
          <Link href={googleHelpUrl} target="_blank" rel="noopener noreferrer">
            {t('two-step.download.help')}
            <span className="sr-only"> {t('link.new-tab')}</span>
          </Link>
        </p>
      )}
    </>
  )
}
