import { useTranslations } from '../i18n/translations.tsx'

const noticeClass = 'px-6 py-5 bg-surface-raised text-center'

/** Shows notices if scripts fail to load (RS-1) or are disabled. Prerendered, since no script could render them. */
export function Fallbacks() {
  const { t } = useTranslations()
  return (
    <>
      <div
        id="load-failed"
        role="alert"
        hidden
        className={`fixed inset-x-0 bottom-0 z-toast border-t lift-pop ${noticeClass}`}
      >
        {t('page.load-failed')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the page's own URL, including the query */}
        <a href="" className="text-link underline underline-offset-3">
          {t('page.reload')}
        </a>
      </div>
      {/* Shown at the top. Without scripts, theme.css hides everything that needs them. */}
      <noscript className="-order-1">
        <div className={`border-b ${noticeClass}`}>{t('page.no-script')}</div>
      </noscript>
    </>
  )
}
